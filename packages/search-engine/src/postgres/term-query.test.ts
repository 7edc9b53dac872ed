import { describe, expect, it } from 'vitest';
import type { Alternative, SearchTerm } from '../understand/parse-query.ts';
import { termQuery } from './term-query.ts';

const term = (...alternatives: Partial<Alternative>[]): SearchTerm => ({
  surface: 'industrial',
  spelt: true,
  alternatives: alternatives.map((one) => ({ lexemes: [], worth: 1, ...one })),
});

describe('termQuery', () => {
  it('SRCH-06: any of the alternatives, each with all of its lexemes', () => {
    const one = term({ lexemes: ['plastic'] }, { lexemes: ['plastico', 'maquinaria'] });
    expect(termQuery(one)).toBe("('plastic' | ('plastico' & 'maquinaria'))");
  });

  it('SRCH-06: an alternative is left out that finds nothing which a shorter one does not find', () => {
    const one = term({ lexemes: ['industri'] }, { lexemes: ['design', 'industri'] }, { lexemes: ['工业'] });
    expect(termQuery(one)).toBe("('industri' | '工业')");
  });

  it('SRCH-06: of equal ones and of beginnings each stays', () => {
    const one = term({ lexemes: ['pump'] }, { beginning: 'pum' }, { lexemes: ['pump', 'mill'] });
    expect(termQuery(one)).toBe("('pump' | 'pum':*)");
    expect(termQuery(term({ beginning: 'pum' }, { beginning: 'pump' }))).toBe("('pum':* | 'pump':*)");
  });
});
