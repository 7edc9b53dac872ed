import { expect, it } from 'vitest';
import { fieldsIn, fillAnswer } from './fill-answer.ts';

const texts = { en: 'Hello {{name}}, {{ company }} is off until {{until}}.', it: 'Buongiorno {{name}}.' };

it('STF-27 fills the fields of an answer in the language of its reader', () => {
  expect(fillAnswer(texts, 'it', { name: 'Ana' })).toBe('Buongiorno Ana.');
  expect(fillAnswer(texts, 'zh', { name: 'Ana', company: 'Acme' })).toBe(
    'Hello Ana, Acme is off until {{until}}.',
  );
  expect(fillAnswer({ it: 'Ciao.' }, 'es', {})).toBe('Ciao.');
  expect(fillAnswer({}, 'es', {})).toBe('');
});

it('STF-27 knows the fields of a text', () => {
  expect(fieldsIn(texts.en)).toEqual(['name', 'company', 'until']);
  expect(fieldsIn('Nothing { here }')).toEqual([]);
});
