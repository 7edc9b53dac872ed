import { expect, it } from 'vitest';
import { latinNameOf } from './present-business-card.ts';

it('shows a Latin name beside a name without Latin letters, where there is one', () => {
  expect(latinNameOf('삼성전자', ['三星电子', '삼성 Samsung', 'Samsung Electronics'])).toBe(
    'Samsung Electronics',
  );
  expect(latinNameOf('삼성전자', ['三星电子'])).toBeUndefined();
  expect(latinNameOf('Toyota 丰田', ['Toyota Motor'])).toBeUndefined();
});
