import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { splitDocument, splitWords } from './search-words.ts';

const lexemes = (text: string) => splitWords(text).flatMap((word) => word.lexemes);

describe('foldText', () => {
  it.each([
    ['Société GÉNÉRALE', 'societe generale'],
    ['Straße Ærø Łódź', 'strasse aero lodz'],
    ['İstanbul Işık', 'istanbul isik'],
    ['Ελλάς', 'ελλασ'],
    ['Ёлка', 'елка'],
    ['بَنْك الأهلي', 'بنك الاهلي'],
    ['בֵּית', 'בית'],
    ['ＡＢＣ１２３ ﬁne', 'abc123 fine'],
    ['RTX™2060', 'rtx 2060'],
    ['Plane\u00adten\u200bge\u200dtriebe', 'planetengetriebe'],
    ['\ufeffGear \u200epump\u200f \u202a\u2066box\u2069\u202c', 'gear pump box'],
  ])('SRCH-06: %s is found as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    ['嬰兒推車', '婴儿推车'],
    ['鋁管', '铝管'],
    ['ぽんぷ', 'ポンプ'],
  ])('SRCH-06: %s and %s find each other', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it('SRCH-06: keeps voiced kana, Thai vowels and Hangul', () => {
    for (const text of ['ガス', 'ธนาคาร', '삼성', 'हिन्दी']) expect(foldText(text)).toBe(text);
  });
});

describe('splitWords', () => {
  it('SRCH-06: stems Latin words alike', () => {
    expect(lexemes('Pumps')).toEqual(lexemes('pump'));
    expect(lexemes('manufacturer')).toEqual(lexemes('Manufacturing'));
  });

  it('SRCH-06: splits scripts without spaces into pairs, beside Latin words and figures', () => {
    expect(lexemes('丰田汽车Toyota')).toEqual(['丰田', '田汽', '汽车', 'toyota']);
    expect(lexemes('LG전자')).toEqual(['lg', '전자']);
    expect(lexemes('車')).toEqual(['车']);
  });

  it('SRCH-06: adds joined compounds and single characters for documents', () => {
    const document = (text: string) => splitDocument(text).flatMap((word) => word.lexemes);
    expect(document("L'Oréal")).toContain('loreal');
    expect(document('H&M')).toContain('hm');
    expect(document('WH-1000XM4')).toContain('wh1000xm4');
    expect(document('汽车')).toContain('车');
  });

  it('SRCH-06: takes punctuation alone for no words', () => {
    expect(splitWords(' ?! ... &&& ')).toEqual([]);
  });
});
