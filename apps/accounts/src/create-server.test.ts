import { languages } from '@wbn/contract/shared/language.ts';
import { describe, expect, it } from 'vitest';
import { accountTexts } from './account-texts.ts';
import { createServer } from './create-server.ts';

const server = createServer({ production: true, siteUrl: 'http://localhost:4000', logLevel: 'silent' });
const get = (url: string, language = 'en') =>
  server.inject({ url, headers: { 'accept-language': language } });

describe('account pages', () => {
  it.each(languages)(
    'RT-52: login and register are in %s, and say that they are not open',
    async (language) => {
      for (const page of ['login', 'register'] as const) {
        const reply = await get(`/${page}`, language);
        expect(reply.statusCode).toBe(200);
        expect(reply.headers['content-language']).toBe(language);
        expect(reply.body).toContain(`<html lang="${language}">`);
        expect(reply.body).toContain(`<title>${accountTexts[language][page]} · WBN</title>`);
        expect(reply.body).toContain(`<h1>${accountTexts[language][page]}</h1>`);
        expect(reply.body).toContain(accountTexts[language].notOpen);
      }
    },
  );

  it('lead back to where continue says, written so that it cannot leave its attribute', async () => {
    const target = `http://localhost:4000/search-result?search="'><script>&x=1`;
    const { body } = await get(`/login?continue=${encodeURIComponent(target)}`);
    expect(body).toContain('href="http://localhost:4000/search-result?search=%22%27%3E%3Cscript%3E&amp;x=1"');
    expect(body).toContain('Back to localhost:4000');
    expect(body).not.toContain('<script');
  });

  it('lead home when continue names a stranger', async () => {
    const { body } = await get('/register?continue=https://evil.example/');
    expect(body).not.toContain('evil');
    expect(body).toContain('href="http://localhost:4000/"');
  });

  it('run no script and cannot be framed', async () => {
    const { headers, body } = await get('/login');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    expect(body).not.toMatch(/<script|style="/);
    expect((await get('/account.css')).headers['content-type']).toContain('text/css');
  });

  it('work with a slash at the end and in any case; the root leads to login; others are 404', async () => {
    expect((await get('/Login/')).statusCode).toBe(200);
    expect((await get('/')).headers.location).toBe('/login');
    const missing = await get('/nothing');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('There is no such page');
    expect((await get('/health')).json()).toEqual({ success: true, data: { status: 'alive' } });
  });
});
