import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { passwordProblem, shortestPassword } from './password-rules.ts';

const person = {
  email: 'ana.rossi@pompe.example',
  firstName: 'Annamaria',
  lastName: 'Rossi',
  companyName: 'Pompe Riunite',
};

it.each([
  ['ninechars', 'passwordShort'],
  ['密码密码密码密码密', 'passwordShort'],
  ['x'.repeat(129), 'passwordLong'],
  ['Password123', 'passwordCommon'],
  ['aaaaaaaaaaaa', 'passwordCommon'],
  ['abababababab', 'passwordCommon'],
  ['abcdefghijkl', 'passwordCommon'],
  ['9876543210', 'passwordCommon'],
  ['Ana.Rossi@pompe.example', 'passwordYours'],
  ['annamaria rossi', 'passwordYours'],
  ['Rossi-1970-Annamaria', 'passwordYours'],
  ['ana.rossi2026!', 'passwordYours'],
  ['pomperiunite1', 'passwordYours'],
  ['wbnaustralia', 'passwordCommon'],
  ['WBN-2026-wbn!', 'passwordCommon'],
  ['butterfly2026!', 'passwordCommon'],
  ['123butterfly', 'passwordCommon'],
  ['dragondragon', 'passwordCommon'],
])('refuses %s: %s', (password, problem) => {
  expect(passwordProblem(password, person)).toBe(problem);
});

it.each(['three pumps and a valve', '十个字的密码也可以用啊', 'x7#Kq9!vLm'])('accepts %s', (password) => {
  expect(passwordProblem(password, person)).toBeUndefined();
});

it('refuses tens of thousands of common passwords that are long enough', () => {
  const stems = dictionary['passwords-common'].filter((word) => word.length >= 6);
  const fitting = stems.map((word) => (word.length < shortestPassword ? `${word}2026` : word));
  expect(new Set(fitting).size).toBeGreaterThan(30_000);
  expect(fitting.filter((word) => passwordProblem(word) === undefined)).toEqual([]);
});

it("hashes with argon2id and OWASP's parameters, and accepts a password in any Unicode form", async () => {
  const hash = await hashPassword('caffè e brioche');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword({ hash, password: 'caffe\u0300 e brioche' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'caffe e brioche' })).toBe(false);
  expect(await verifyPassword({ hash: '', password: '' })).toBe(false);
});
