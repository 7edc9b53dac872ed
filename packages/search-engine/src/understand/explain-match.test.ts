import { describe, expect, it } from 'vitest';
import { explainMatch } from './explain-match.ts';

const foundBy = (...lexemes: string[]) => ({ lexemes, prefixes: [] });
const marked = ({ text, ranges }: { text: string; ranges: readonly (readonly [number, number])[] }) =>
  ranges.map(([start, end]) => text.slice(start, end));

describe('explainMatch', () => {
  it('SRCH-06: marks words of the name as the index matches them: accents, endings, compounds, prefixes', () => {
    const name = 'HP Pavilion dv7-1211ea Notebóoks';
    const { nameRanges, match } = explainMatch(
      { name, others: [] },
      { lexemes: ['dv71211ea', 'notebook'], prefixes: ['pavil'] },
    );
    expect(marked({ text: name, ranges: nameRanges })).toEqual(['Pavilion', 'dv7-1211ea', 'Notebóoks']);
    expect(match).toBeUndefined();
  });

  it('SRCH-06: marks words with invisible characters in them', () => {
    const name = 'Plane\u00adten\u200bgetriebe';
    expect(explainMatch({ name, others: [] }, foundBy('planetengetrieb')).nameRanges).toEqual([
      [0, name.length],
    ]);
  });

  it('SRCH-06: shows the text that matches what the name does not, cut between words', () => {
    const long = `${'Made for water works since 1920, in many sizes. '.repeat(6)}All pumps are of stainless steel. ${'More. '.repeat(60)}`;
    const { match } = explainMatch(
      {
        name: 'Steel pump',
        others: [
          { field: 'brand', text: 'Pumpco' },
          { field: 'description', text: long },
        ],
      },
      foundBy('pump', 'stainless'),
    );
    expect(match?.field).toBe('description');
    expect(match && marked(match)).toEqual(['pumps', 'stainless']);
    expect(match?.text).toMatch(/^… \S.* …$/);
    expect(match?.text.length).toBeLessThanOrEqual(165);
  });

  it('SRCH-06: marks everything that pairs of unspaced scripts cover as one range', () => {
    const { nameRanges } = explainMatch(
      { name: '上海丰田汽车有限公司', others: [] },
      foundBy('丰田', '田汽', '汽车'),
    );
    expect(nameRanges).toEqual([[2, 6]]);
  });
});
