import { expect, test } from 'vitest';
import { readBusinessId, readCommandLine, readDay, readId } from './read-command-line.ts';

const usage = 'Usage: pnpm thing <id> [--until DAY].';
const read = (...args: string[]) => readCommandLine(args, { until: { type: 'string' } }, usage);

test('parses arguments and options', () => {
  const { positionals, values } = read('show', '--until', '2027-01-31', 'one');
  expect(positionals).toEqual(['show', 'one']);
  expect({ ...values }).toEqual({ until: '2027-01-31' });
});

test('names unknown arguments and prints the usage', () => {
  expect(() => read('--unti', '2027-01-31')).toThrow(`Unknown option '--unti'. ${usage}`);
  expect(() => read('--until')).toThrow(/argument missing. Usage: pnpm thing/);
});

test('reads an id and names its position in errors', () => {
  const id = '0199c0de-0000-7000-8000-000000000000';
  expect(readBusinessId(id)).toBe(id);
  expect(() => readBusinessId('Acme')).toThrow(
    'Acme is not the id of a company: it has 36 characters and stands',
  );
  expect(() => readId('7', 'a case', ', and a list tells it')).toThrow(
    '7 is not the id of a case: it has 36 characters, and a list tells it.',
  );
});

test.each(['tomorrow', '2027-02-30', '2027-1-31', '31.01.2027'])('%s is not a day', (text) => {
  expect(() => readDay(text, '2027-01-31')).toThrow(`${text} is not a day: write it as 2027-01-31.`);
});

test('refuses a day in the past', () => {
  const first = { today: '2027-01-02', what: 'a measure' };
  expect(readDay('2027-01-02', '2027-01-31', first)).toBe('2027-01-02');
  expect(() => readDay('2027-01-01', '2027-01-31', first)).toThrow('a measure ends today or later.');
  expect(readDay('1999-12-31', '2027-01-31')).toBe('1999-12-31');
});
