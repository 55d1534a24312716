import { type Builtins, findBuiltins, isSame, setBuiltins } from './builtins.js';
import { listEntries } from './entries.js';
import { experimentOn, type Findings } from './experiments.js';
import { remember } from './in-place.js';
import { lock } from './lock.js';
import { classify } from './names.js';
import { configureParser } from './parser-configuration.js';
import type { Entry, Snapshot } from './snapshot.js';
import { middlewareOf, strictnessOf, takeSnapshot } from './take-snapshot.js';
import { accessTo, isYargs, type YargsAccess } from './yargs-access.js';

/** One instance of the program's yargs, positioned at one of its commands. */
export class Instance {
  /** Set when code of the program may still be at work on it, so that nothing read from it is certain. */
  lost = false;
  readonly #access: YargsAccess;
  readonly #printCompletionScript: (program: string) => unknown;
  #showHidden = 'show-hidden';
  /** Undefined while a builder may have changed them. */
  #builtins: Builtins | undefined;
  /** Titles by the name of the option: yargs keeps them too, but lets nobody take one away. */
  #titles: Map<string, string>;

  constructor(access: YargsAccess) {
    const { y } = access;
    this.#access = access;
    this.#printCompletionScript = y.showCompletionScript.bind(y);
    this.#titles = new Map(
      Object.entries(y.getGroups()).flatMap(([title, names]) => names.map((name) => [name, title])),
    );
    const { group } = y;
    y.group = (names, title) => {
      for (const name of [names].flat()) this.#titles.set(name, title);
      return group.call(y, names, title);
    };
    // The title that yargs gives by itself is translated.
    access.getUsageInstance().getPositionalGroupName = () => positionalGroup;
    lock(y);
  }

  get yargs(): 16 | 17 | 18 {
    return this.#access.major;
  }

  /**
   * The instance that a builder has returned, where it is another one.
   *
   * @throws UnsupportedYargs
   */
  follow(returned: unknown): Instance {
    const access = isYargs(returned) ? accessTo(returned) : this.#access;
    return access.y === this.#access.y ? this : new Instance(access);
  }

  entries(): Entry[] {
    return listEntries(this.#access, (program) =>
      String(this.#logged(() => this.#printCompletionScript(program))),
    );
  }

  /** What is in force at the command that the instance is at, copied. */
  read(): Snapshot {
    return {
      ...takeSnapshot(this.#access),
      titles: new Map([...this.#titles].filter(([, title]) => title !== positionalGroup)),
      builtins: { ...this.#findBuiltins(), 'show-hidden': this.#showHiddenName() },
    };
  }

  /**
   * Goes to a command of this level and runs its builder, as yargs does before it parses again.
   *
   * @param asDefault as when no word selects it
   * @returns what the builder returns
   */
  enter({ name, usage, builder }: Entry, asDefault: boolean): unknown {
    const { y } = this.#access;
    const { commands, fullCommands } = this.#access.getContext();
    this.#builtins = undefined;
    if (!asDefault) {
      commands.push(name);
      fullCommands.push(usage);
    }
    this.#forgetLocals();
    // Builders take a second parameter for one of their own, or print help and exit where it is true.
    if (typeof builder === 'function') return builder(y, false);
    for (const [option, declaration] of Object.entries(builder ?? {}))
      y.option(option, declaration);
    return undefined;
  }

  /**
   * Remembers the position and whatever a builder can change of it and the walker can read.
   *
   * @returns goes back to it
   */
  save(): () => void {
    const { y } = this.#access;
    const parts = [this.#access.getUsageInstance(), this.#access.getCommandInstance()];
    const validation = this.#access.getValidationInstance();
    const restore = [
      () => y.getOptions(),
      () => validation.getImplied(),
      () => validation.getConflicting(),
      () => middlewareOf(this.#access),
      ...Object.values(this.#access.getContext())
        .filter(Array.isArray)
        .map((list) => () => list),
    ].map(remember);
    const configuration = this.#access.getParserConfiguration();
    const strict = strictnessOf(this.#access);
    const builtins = this.#findBuiltins();
    const titles = new Map(this.#titles);
    for (const part of parts) part.freeze();
    return () => {
      y.parserConfiguration(configuration).strict(strict.all);
      y.strictCommands?.(strict.commands);
      y.strictOptions?.(strict.options);
      if (!isSame(this.#builtins, builtins)) setBuiltins(y, builtins);
      this.#builtins = builtins;
      this.#titles = titles;
      for (const part of parts) part.unfreeze();
      for (const undo of restore) undo();
    };
  }

  /** Finds out what yargs does not say; the instance is of no use afterwards. */
  experiment(): Findings {
    const { y } = this.#access;
    const usage = this.#access.getUsageInstance();
    return experimentOn({
      getOptions: () => y.getOptions(),
      version: (...name) => Reflect.apply(y.version, y, name),
      shownVersion: () => this.#logged(() => usage.showVersion('log')),
      parseBare: (words) => {
        // Without options nothing of the program's runs, no coercion and no reader of a configuration file.
        const options = y.detectLocale(false).parserConfiguration({}).getOptions();
        for (const [field, value] of Object.entries(options)) {
          Reflect.set(options, field, Array.isArray(value) ? [] : {});
        }
        delete options.envPrefix;
        return Object(this.#access.runYargsParserAndExecuteCommands(words, true));
      },
      refusesWord: () => {
        let refused = false;
        usage.fail = () => {
          refused = true;
        };
        this.#access.reset();
        this.#access.getValidationInstance().unknownArguments({ _: ['word'] }, {}, {}, false);
        return refused;
      },
    });
  }

  #findBuiltins(): Builtins {
    const descriptions = this.#access.getUsageInstance().getDescriptions();
    this.#builtins ??= findBuiltins(this.#access.y, descriptions);
    return this.#builtins;
  }

  #showHiddenName(): string | undefined {
    const { boolean, showHiddenOpt } = this.#access.y.getOptions();
    // yargs itself forgets the name below the first level, where the option stays.
    this.#showHidden = showHiddenOpt ?? this.#showHidden;
    return boolean.includes(this.#showHidden) ? this.#showHidden : undefined;
  }

  /** Drops what is declared `global: false`, and the commands of the level that is left. */
  #forgetLocals(): void {
    const { y } = this.#access;
    const { alias, key, local } = y.getOptions();
    const configuration = configureParser(this.#access.getParserConfiguration());
    const names = classify({
      names: Object.keys(key),
      aliases: Object.entries(alias),
      camelCase: configuration['camel-case-expansion'],
    });
    const classOf = (name: string) => [...(names.classes[names.find(name) ?? -1] ?? [])];
    for (const name of local.flatMap((name) => [name, ...classOf(name)])) this.#titles.delete(name);
    this.#access.reset(Object.fromEntries(local.map((name) => [name, classOf(name)])));
  }

  /** The first value that yargs logs. */
  #logged(print: () => unknown): unknown {
    const logger = this.#access.getLoggerInstance();
    const { log } = logger;
    const values: unknown[] = [];
    logger.log = (...logged) => values.push(...logged);
    try {
      print();
    } finally {
      logger.log = log;
    }
    return values[0];
  }
}

/** Stands for the title under which yargs lists positionals. */
const positionalGroup = '\0positionals';
