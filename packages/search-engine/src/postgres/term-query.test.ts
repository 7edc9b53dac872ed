import { describe, expect, it } from 'vitest';
import type { Alternative, SearchTerm } from '../understand/parse-query.ts';
import { termQuery } from './term-query.ts';

const term = (...alternatives: Partial<Alternative>[]): SearchTerm => ({
  surface: 'industrial',
  spelt: true,
  alternatives: alternatives.map((one) => ({ lexemes: [], weight: 1, ...one })),
});

describe('termQuery', () => {
  it('SRCH-06: matches any of the alternatives, each with all of its lexemes', () => {
    const one = term({ lexemes: ['plastic'] }, { lexemes: ['plastico', 'maquinaria'] });
    expect(termQuery(one)).toBe("('plastic' | ('plastico' & 'maquinaria'))");
  });

  it('SRCH-06: leaves out an alternative that a shorter one includes', () => {
    const one = term({ lexemes: ['industri'] }, { lexemes: ['design', 'industri'] }, { lexemes: ['工业'] });
    expect(termQuery(one)).toBe("('industri' | '工业')");
  });

  it('SRCH-06: keeps equal alternatives and prefixes', () => {
    const one = term({ lexemes: ['pump'] }, { prefix: 'pum' }, { lexemes: ['pump', 'mill'] });
    expect(termQuery(one)).toBe("('pump' | 'pum':*)");
    expect(termQuery(term({ prefix: 'pum' }, { prefix: 'pump' }))).toBe("('pum':* | 'pump':*)");
  });
});
