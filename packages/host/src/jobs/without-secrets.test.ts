import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

it.each([
  ['550 5.1.1 <ana@rossi.example>: user unknown', '550 5.1.1 <(address)>: user unknown'],
  ['to="Ana" ana+wbn@rossi.example, eva@rossi.example', 'to="Ana" (address), (address)'],
  [
    'GET https://accounts.example/verify-email?token=abc failed',
    'GET https://accounts.example/verify-email?(query) failed',
  ],
  ['smtp://user:pass@mail.example:587', 'smtp://(secret)@mail.example:587'],
  [
    'token 019aa0e4-0000-7000-8000-000000000001.dGhpcyBpcyBhIHNlY3JldCBvZiA0MyBsZXR0ZXJzISE',
    'token 019aa0e4-0000-7000-8000-000000000001.(secret)',
  ],
  ['mail to li@163.com, root@localhost', 'mail to (address), (address)'],
  ['at f (file:///x/pg@8.23.1/client.js:1:2)', 'at f (file:///x/pg@8.23.1/client.js:1:2)'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('%s', (text, told) => {
  expect(withoutSecrets(text)).toBe(told);
});
