/**
 * The ASCII character that another one can be taken for.
 *
 * @see Unicode Technical Standard 39, section 4, of whose data this is the part that looks like ASCII
 */
export function asciiLookAlike(character: string): string | undefined {
  if (/\p{ASCII}/u.test(character)) return undefined;
  const plain = compatible.test(character) ? character.normalize('NFKC') : character;
  return /^[!-~]$/.test(plain) ? plain : lookAlikes.get(plain);
}

/** Full width forms, mathematical alphabets, letter-like symbols and Roman numerals. */
const compatible =
  /^[\u037e\u2100-\u214f\u2160-\u2188\ufe50-\ufe6b\uff01-\uff5e\u{1d400}-\u{1d7ff}]$/u;

/** Pairs: a character, and what it looks like. */
const pairs = [
  // Cyrillic
  'Ꙅ2 З3 Ӡ3 б6 аa АA Ьb ВB сc СC ԁd еe ҽe ЕE ԌG һh НH іi ꙇi ӏi јj ЈJ КK Іl Ӏl МM оo ОO рp РP ԛq',
  'гr ѕs ЅS ТT ѵv ѴV ѡw ԝw ԜW хx ХX уy үy УY ҮY',
  // Greek
  'αa ΑA ΒB ϲc ϹC ΕE ϜF ΗH ιi ϳj ͿJ ΚK Ιl ΜM ϺM ΝN οo σo ΟO ρp ϱp ΡP ΤT υu νv ΧX γy ΥY ϒY ΖZ',
  // Armenian
  'քf ցg հh ոn ռn օo ՕO գq զq ՏS սu ՍU աw ։:',
  // Cherokee
  'Ꮞ4 Ꮾ6 ᎪA Ꮟb ᏴB ꮯc ᏟC Ꮷd ᎠD ᎬE ᏀG ᏳG Ꮒh ᎻH ꭵi Ꭵi ᎫJ ᏦK ᏞL ᎷM ᏢP ꮁr ᎡR ᏒR ꮪs ᏕS ᏚS ᎢT ꮩv ᏙV ꮃw ᎳW ᏔW ᎩY ᎽY',
  'ꮓz ᏃZ',
  // Coptic
  'Ϩ2 Ⳍ3 Ⳓ6 Ⳋ9 ⲥc ⲤC ⲎH ⲔK Ⲓl ⲘM ⲚN ⲟo ⲞO ⲣp ⲢP ⲅr ⲦT ⲬX ⲨY',
  // Lisu
  'ꓮA ꓐB ꓚC ꓒd ꓓD ꓰE ꓝF ꓖG ꓧH ꓙJ ꓗK ꓲl ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ',
  // Latin beyond the alphabets in common use
  'ɑa ᴄc ɡg ᶃg ɩi ɪi ǀl ᴏo ᴑo ꜱs ᴜu ʋu ᴠv ᴡw ɣy ʏy ᴢz ǃ! ʔ?',
  // Quotation marks, dashes and other signs
  "‐- ‑- ‒- –- ⁃- ˗- −- ‘' ’' ‛' ′' ʹ' ʼ' ʽ' ˈ' ´' “\" ”\" „\" ‟\" ″\" ‚, ꞉: ∶: ː: ˸: ‹< ›> ⁎* ∗* ⁄/ ∕/ ⧸/ ∖\\",
  '⧵\\ ˄^ ˆ^ ⁓~ ∼~ ˜~ ∣| ×x ٪%',
];

const lookAlikes: ReadonlyMap<string, string> = new Map(
  pairs
    .join(' ')
    .split(' ')
    .map((pair) => [...pair] as unknown as [string, string]),
);
