import { describe, expect, it } from 'vitest';
import { environmentOf } from '../../bridge/executor/routes/environment.js';

type Environment = Record<string, unknown>;

describe('the environment of a call', () => {
  it('knows a name in any case on Windows, under the spelling it has', () => {
    const env = environmentOf({ Path: 'C:\\bin', HOME: '/' }, 'win32') as Environment;
    expect([env.PATH, env.path, env.home, env.other]).toEqual([
      'C:\\bin',
      'C:\\bin',
      '/',
      undefined,
    ]);
    expect(['path' in env, Object.hasOwn(env, 'PATH'), 'other' in env]).toEqual([
      true,
      true,
      false,
    ]);
    env.PATH = 1;
    Object.defineProperty(env, 'Home', { value: 2, ...attributes });
    env.New = 'x';
    expect({ ...env }).toEqual({ Path: '1', HOME: '2', New: 'x' });
    delete env.NEW;
    delete env.pATH;
    expect(Object.keys(env)).toEqual(['HOME']);
    expect(String(env)).toBe('[object Object]');
  });

  it('keeps names of different case apart elsewhere', () => {
    const env = environmentOf({ Path: 'a' }, 'linux') as Environment;
    env.PATH = 'b';
    expect({ ...env, missing: env.path }).toEqual({ Path: 'a', PATH: 'b', missing: undefined });
  });
});

const attributes = { writable: true, enumerable: true, configurable: true };
