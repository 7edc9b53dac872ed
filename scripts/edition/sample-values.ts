import type { Edition } from '../../packages/edition/src/edition.ts';

/** Numbers kept free for examples and films: 555 01xx, and those of Australia, Britain, France, Germany, Hong Kong and Singapore. */
const exampleNumbers = [
  / 555 01\d\d\b/,
  /^\+61 2 5550 0\d{3}$/,
  /^\+44 20 7946 0\d{3}$/,
  /^\+33 1 99 00 /,
  /^\+49 30 23125 /,
  /^\+(65|852) 5550 0\d{3}$/,
];

const exampleManagers: readonly string[] = ['Helen Marchetti', 'Rafael Ibarra'];

/** Whether a host can never be on the internet. */
export function isSampleHost(host: string): boolean {
  return /\.(example|test|invalid|localhost)$/.test(host) || /(^|\.)example\.(com|net|org)$/.test(host);
}

export function isSamplePhone(number: string): boolean {
  return exampleNumbers.some((pattern) => pattern.test(number));
}

export function isSampleManager({ name }: Edition['managers'][number]): boolean {
  return exampleManagers.includes(name);
}
