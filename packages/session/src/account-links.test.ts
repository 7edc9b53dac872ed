import { describe, expect, it } from 'vitest';
import { loginLink, registerLink } from './account-links.ts';

describe('links to the auth host', () => {
  it('RT-52: encode any way back as one parameter', () => {
    const back = 'https://www.wbnaustralia.example/search-result?business=MA&search=a b+ü#x';
    const link = new URL(loginLink('https://accounts.example', back));
    expect(link.origin + link.pathname).toBe('https://accounts.example/login');
    expect([...link.searchParams]).toEqual([['continue', back]]);
  });

  it('SES-01: accept the host with and without a trailing slash', () => {
    expect(registerLink('http://localhost:4001/', 'http://localhost:4000/')).toBe(
      'http://localhost:4001/register?continue=http%3A%2F%2Flocalhost%3A4000%2F',
    );
  });
});
