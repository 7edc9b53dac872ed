import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readImportArguments } from './import.ts';

const file = fileURLToPath(import.meta.url);

describe('readImportArguments', () => {
  it('reads files and a kind', () => {
    expect(readImportArguments([file])).toEqual({ files: [file] });
    expect(readImportArguments(['--kind', 'names', file])).toEqual({ files: [file], kind: 'names' });
  });

  it.each([
    [[], /^Say what to import: .*\.$/],
    [['nowhere.ndjson'], /^There is no file nowhere\.ndjson\.$/],
    [['/'], /^\/ is not a file\.$/],
    [['--kind', 'cars', file], /^--kind cars is not known: it is one of companies, names, products\.$/],
    [['--fast'], /^Unknown option '--fast'\. Say what/],
  ])('refuses %j with one sentence', (args, sentence) => {
    expect(() => readImportArguments(args)).toThrow(sentence);
  });
});
