import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteVerifier, goToLogin, readVerifier } from './login-challenge.ts';
import { isLogin } from './use-session-keep-alive.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const login = 'https://accounts.example/login?continue=https%3A%2F%2Fwww.wbnchile.example%2F';
const led = () => new Promise<string>((resolve) => goToLogin(login, resolve));

describe('goToLogin', () => {
  it('SES-01: sends the hash of a new verifier with each login', async () => {
    const address = new URL(await led());
    const challenge = address.searchParams.get('challenge');
    expect(challenge).toMatch(/^[\w-]{43}$/);
    expect(challenge).toBe(createHash('sha256').update(String(readVerifier())).digest('base64url'));
    expect(address.searchParams.get('continue')).toBe('https://www.wbnchile.example/');
    expect(await led()).not.toBe(address.href);
    deleteVerifier();
    expect([readVerifier(), stored.size]).toEqual([undefined, 0]);
  });

  it('goes without a challenge where none can be made or stored', async () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await led()).toBe(login);
  });

  it.each([
    ['https://accounts.example/register?continue=x', true],
    ['https://accounts.example/account/confirm?continue=x', true],
    ['https://accounts.example/account', false],
    ['https://evil.example/login?continue=https://accounts.example/login', false],
  ])('isLogin: %s is %s', (address, expected) => {
    expect(isLogin(address, 'https://accounts.example/')).toBe(expected);
  });
});
