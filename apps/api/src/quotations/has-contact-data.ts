/** A kind of contact data in folded text. */
interface ContactPattern {
  readonly pattern: RegExp;
  /** Whether a match is something else after all: a quantity, a code of an article. `before` and `after` are the text around it. */
  readonly isHarmless?: (match: RegExpMatchArray, before: string, after: string) => boolean;
}

/** Country calling codes; after +1 an area code follows, which begins with 2 to 9. */
const callingCode =
  '(?:1(?=[\\s().-]{0,2}[2-9])|7|2(?:0|7|[1-69]\\d)|3(?:[0-469]|[578]\\d)|4(?:[013-9]|2\\d)|5(?:[1-8]|[09]\\d)|6(?:[0-6]|[7-9]\\d)|8(?:[1246]|[058]\\d)|9(?:[0-58]|[679]\\d))';
/** Further digits in groups of two or more, because '12.5-13.8' are measures. */
const groups = '(?:[\\s(]{0,2}\\(0\\)[\\s]?)?(?:[\\s()./-]{0,2}\\d{2,}|[\\s(]{1,2}\\d){1,7}';
/** Words that end in a unit of a quantity, in the four languages. */
const unit =
  /^\s*[-)]?\s*(?:(?:pcs?|pieces?|units?|sets?|pairs?|bags?|boxes|cartons?|rolls?|sheets?|cycles?|hours?|h|kg|g|mg|t|tons?|tonnes?|lbs?|mm|cm|m|m2|m3|m²|m³|km|ml|l|lit(?:er|re)s?|rpm|hz|khz|mhz|v|kv|w|kw|kwh|mah|pa|kpa|mpa|bar|psi|n|kn|nm|ohms?|usd|eur|piezas?|unidades|uds?|ciclos?|horas?|toneladas?|metros?|cajas?|litros?|bolsas?|pezzi|pz|unità|cicli|ore|tonnellate|metri|scatole|litri|sacchi|confezioni|per\s?year|a\s?year|al\s?año|all['’]anno)(?![\p{L}\d])|[%°件个個只台套次吨噸米条條张張片支双雙箱袋卷瓶公斤千克小时小時元万萬])/iu;
/** A code of an article stands after such a word. */
const codeLabel =
  /(?:(?<!\p{L})(?:ean|gtin|upc|sscc|isbn|issn|hs|hts|taric|sku|cas|ref|ref[ae]ren\p{L}*|riferimento|parts?|art|art[ií]culo|articolo|items?|lots?|lotto|lote|batch|order|drawing|serial|model|modell?o|type|din|iso|norm|plano|disegno|code|c[oó]digo|codice|barcode|patent|no|nr|num)|编号|型号|条码|图号|货号|订单号|批号|料号)[\s.:#°º-]{0,4}(?:no|nr|n|number|code)?[\s.:#°º(-]{0,4}$/iu;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isGrouped = (text: string) => /^\+?\d{1,3}(?:[ .,]\d{3})+$/.test(text.trim());
const isRound = (text: string) => /000$/.test(digitsOf(text));

/** Whether the last digit of a code of GS1 (EAN, UPC, SSCC) checks the others. */
function isArticleCode(digits: string): boolean {
  if (![8, 12, 13, 14, 18].includes(digits.length)) return false;
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Whether a number with a country is a quantity such as '+10 000 000 cycles'. */
function isQuantity(number: string, after: string): boolean {
  if (isGrouped(number)) return isRound(number) || unit.test(after);
  return isRound(number) && unit.test(after);
}

const afterWord =
  '[\\s.:,;#=>(/-]*(?:(?:us|me|my|on|at|to|now|directly|today|number|num|no|nr|n|is|es|id|under|sotto|numero|n[uú]mero|nos|me|il|lo|al|a|el|ci|mi|en|also|or|and|e|y|o|商务|号码|号|码|是|为|或|请)[\\s.:,;#=>°º(/-]*){0,4}';
const number = '\\+?\\(?\\d(?:[\\s()./-]{0,2}\\d){5,}';

/** Words before a number of a phone; with a letter before, they are part of another word ('headphone', 'automóviles'). */
const phoneWord =
  '(?:(?<![\\p{L}\\d])(?:tel(?:e?ph?on\\p{L}{0,2}|éfono|efono)?s?|phones?|(?:tele)?fax|mobiles?|(?:cell|cell\\s?phone|cellular)(?=\\s?(?:no|number|:|phone))|hotline|whats?\\s?app|wapp|viber|telegram|imo|we\\s?chat|weixin|sms|call(?:ing)?|text(?=\\s(?:us|me))|contact(?=\\s(?:us|me|number|no|\\(?[0+])|\\s?:)|reach(?=\\s(?:us|me))|m[oó]vil|celular|cellulare|fisso|centralino|ll[aá]m\\p{L}{0,6}|chiam\\p{L}{0,6}|telefon[aei]\\p{L}{0,4}|marque|escr[ií]b\\p{L}{0,6}|cont[aá]ct[oae]\\p{L}{0,5}|contatt\\p{L}{0,5})|电话|電話|手机|手機|微信|致电|致電|联系|聯繫|热线|熱線|传真|傳真|座机|拨打|来电)';

const names = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';
const dot = '[.。]';

/** All kinds of contact data, over text folded by `foldText`. */
const contactPatterns: readonly ContactPattern[] = [
  { pattern: /:\/\/|(?<![\p{L}\p{N}])www\s?\.\s?[\p{L}\p{N}]/giu },
  // info@acme.com; '500 @ 4.50' is a price.
  {
    pattern: new RegExp(
      `[\\p{L}\\p{N}._%+-]+\\s{0,2}@\\s{0,2}${names}(?:${dot}${names})*${dot}\\p{L}{2,}`,
      'giu',
    ),
  },
  // info (at) acme, info arroba acme punto com.
  {
    pattern:
      /[\p{L}\p{N}._-]{2,}\s?[[({<]\s?(?:at|arroba|chiocciola|@|艾特)\s?[\])}>]\s?[\p{L}\p{N}-]{2,}/giu,
  },
  {
    pattern:
      /[\p{L}\p{N}-]{2,}\s?(?:[[({<]\s?(?:dot|punto|点)\s?[\])}>]|\s(?:dot|punto)\s|点)\s?(?:com|net|org|info|biz|cn|eu|it|es)(?![\p{L}\p{N}])/giu,
  },
  { pattern: /[\p{L}\p{N}._-]{2,}\s?(?:arroba|chiocciola|艾特)\s?[\p{L}\p{N}-]{2,}/giu },
  // Mailboxes named without their ending.
  {
    pattern:
      /[\p{L}\p{N}._-]{2,}\s?(?:@|\sat\s)\s?(?:gmail|hotmail|outlook|yahoo|icloud|proton|163|126|qq)(?![\p{L}\p{N}])/giu,
  },
  // Endings that are no word, in any case.
  {
    pattern: new RegExp(
      `(?<![.\\p{N}])(?=[\\p{N}-]*\\p{L}|163|126)${names}${dot}(?:com|org|biz|xyz|io|ru|cn|eu|co\\.uk|jp|kr|tw|hk|br|mx|fr|pl|cz|nl|dk|tr|ua|hu|vn|com\\.\\p{L}{2})(?![\\p{L}\\p{N}])`,
      'giu',
    ),
  },
  // Endings that are words too: 'keep it dry.Store' and '20 kg.Net' are two sentences.
  {
    pattern: new RegExp(
      `(?<![.\\p{L}\\p{N}-])(?!(?:asp|ASP|ado|ADO)\\.)(?=[\\p{N}-]*\\p{L})${names}${dot}(?:(?:net|info|online|site|shop|store|top|app|dev|tech|cloud|trade|email)|(?:NET|INFO|ONLINE|SITE|SHOP|STORE))(?![\\p{L}\\p{N}])`,
      'gu',
    ),
  },
  // Countries whose code is a word of a language: only with a path, at the end, or after a word for a page.
  {
    pattern:
      /(?<![.@\p{L}\p{N}-])\p{L}[\p{L}\p{N}-]{2,}\.(?:de|it|es|in|at|us|me|co|tv|ch|be|se|no|pt|au|ca|id|to|ai)(?:\/[\p{L}\p{N}]|[\s.,;)!]*$)/gu,
  },
  {
    pattern:
      /(?<![\p{L}])(?:visit|web(?:site|\s?page)?|homepage|site|sitio|p[aá]gina|sito|pagina|see us at|find us (?:at|on)|官网|网站|网址)[\s:：]{1,3}(?:at |is |en |es |su |è )?[\p{L}\p{N}-]{3,}\.[a-z]{2}(?![\p{L}\p{N}])/giu,
  },
  // Short addresses of people and pages.
  {
    pattern:
      /(?<![\p{L}\p{N}.])(?:t|wa|m|fb|line|zalo|ig|telegram)\.me(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.])(?:bit\.ly|goo\.gl|lnkd\.in|linktr\.ee|youtu\.be|discord\.gg|is\.gd|cutt\.ly|wa\.link)\//giu,
  },
  // Names on other networks.
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:skype|telegram|insta(?:gram)?|facebook|fb|linkedin|twitter|tiktok|viber|kakao(?:talk)?|zalo|snapchat|line\s?id|ig)(?:\s?(?:id|name|account|user|handle|page|usuario|cuenta|profilo))?\s?(?:[:=]|@|\s@)\s?@?[\p{L}\p{N}][\p{L}\p{N}_.-]{2,}/giu,
  },
  { pattern: /(?:^|[\s(,;:])@(?![a-z]{3}\s?\d)[a-z][a-z\d_.]{3,}/giu },
  // 微信号 acme_valves, WeChat: acme2020, QQ 123456789, VX abc123.
  {
    pattern:
      /(?:微\s?信|薇信|威信|v信|加\s?[v微]|(?<![\p{L}\p{N}])(?:we\s?chat|weixin|wx|vx))\s?(?:(?:号码?|id|account|name|同号|cuenta|contatto)\s?[:是为=]?\s?|[:是为=]\s?)[a-z\d][\w-]{4,}/giu,
  },
  {
    pattern:
      /(?:微\s?信|薇信|威信|v信|加\s?[v微]|(?<![\p{L}\p{N}])(?:we\s?chat|weixin|vx))\s?(?=[\w-]*[\d_])[a-z][\w-]{5,}/giu,
  },
  {
    pattern:
      /(?:(?<![\p{L}\p{N}])qq|扣扣|企鹅)\s?(?:群|号码?|no\.?|number|id)?\s?[:是为=#]?\s?[1-9]\d{4,11}(?!\d)/giu,
  },
  // +39 02 1234 5678
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.])\\+\\s?\\(?${callingCode}\\)?${groups}`, 'gu'),
    isHarmless: ([match], _before, after) => {
      const { length } = digitsOf(match);
      return length < 8 || length > 15 || isQuantity(match, after);
    },
  },
  // 0039 02 1234 5678; EAN and SSCC begin with zeros too.
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.(-])\\(?00\\s?${callingCode}\\)?${groups}`, 'gu'),
    isHarmless: ([match], before, after) => {
      const digits = digitsOf(match);
      if (digits.length < 10 || digits.length > 17 || codeLabel.test(before)) return true;
      return (/^\d+$/.test(match) && isArticleCode(digits)) || isQuantity(match, after);
    },
  },
  // Without a country, after a word that says what it is.
  {
    pattern: new RegExp(`${phoneWord}${afterWord}(${number})`, 'giu'),
    isHarmless: ([, told = ''], _before, after) =>
      unit.test(after) ||
      digitsOf(told).length > 15 ||
      /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/.test(told) ||
      (/^\d{6,7}$/.test(told) && isRound(told)),
  },
  { pattern: /(?<![\p{L}\d-])(?:ring|dial)\s(?:us\s|me\s)?(?:on\s|at\s)?\(?0\d(?:[\s()./-]{0,2}\d){6,}/giu },
  { pattern: /(?<![\p{L}\d])cell?[.:\s]{1,3}3\d{2}[\s./-]?\d{3}[\s.-]?\d{3,4}(?!\d)/giu },
  // A mobile number of China.
  {
    pattern: /(?<![\p{L}\d.+-]|[a-z\d][ -])1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?![\d.]|\s\d)/giu,
    isHarmless: ([match], before, after) => codeLabel.test(before) || unit.test(after) || isRound(match),
  },
];

/** Writes a text in plain width, without invisible characters and with one kind of dash. */
function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Pd}|−/gu, '-')
    .replace(/(?<=[\p{L}\p{N}])[．。｡](?=[a-z])/giu, '.');
}

/** Whether a text names a way to reach its author: a web address, an email address, a phone number, or a name on another network. */
export function hasContactData(text: string): boolean {
  const folded = foldText(text);
  return contactPatterns.some(({ pattern, isHarmless }) => {
    for (const match of folded.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (!isHarmless?.(match, folded.slice(0, match.index), folded.slice(end))) return true;
    }
    return false;
  });
}
