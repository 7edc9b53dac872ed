import { expect, it } from 'vitest';
import { cleanFileName } from './file-name.ts';

const pdf = (name: string) => cleanFileName(name, 'application/pdf');

it('keeps the words of a name, in any script', () => {
  expect(pdf('Angebot Nr. 4711 (neu).pdf')).toBe('Angebot Nr. 4711 (neu).pdf');
  expect(pdf('泵的报价单.PDF')).toBe('泵的报价单.PDF');
  expect(cleanFileName('Foto.JPEG', 'image/jpeg')).toBe('Foto.JPEG');
});

it('removes folders, text-direction characters, and characters that file systems refuse', () => {
  expect(pdf('../../etc/passwd.pdf')).toBe('passwd.pdf');
  expect(pdf('C:\\Users\\ana\\offer.pdf')).toBe('offer.pdf');
  expect(pdf('a\u202Efdp.exe\u0000\n\tb<c>.pdf')).toBe('afdp.exe b_c_.pdf');
  expect(pdf('..hidden.pdf')).toBe('hidden.pdf');
  expect(pdf('\ud800.pdf')).toBe('file.pdf');
});

it('ends with the extension of its type, in 120 characters', () => {
  expect(pdf('setup.exe')).toBe('setup.exe.pdf');
  expect(cleanFileName('scan.pdf', 'image/png')).toBe('scan.pdf.png');
  expect(pdf('..')).toBe('file.pdf');
  expect(pdf('.pdf')).toBe('file.pdf');
  const long = pdf(`${'价'.repeat(300)}.pdf`);
  expect([long.length, long.endsWith('价.pdf')]).toEqual([120, true]);
});
