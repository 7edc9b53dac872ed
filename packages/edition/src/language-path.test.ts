import { describe, expect, it } from 'vitest';
import { languagePath, splitLanguagePath } from './language-path.ts';

const edition = { language: 'en' } as const;

describe('language paths', () => {
  it("keeps the edition's language at the root and puts others under their code", () => {
    expect(languagePath(edition, 'en', '/industries')).toBe('/industries');
    expect(languagePath(edition, 'es', '/industries')).toBe('/es/industries');
    expect(languagePath(edition, 'zh', '/')).toBe('/zh');
  });

  it('splits the paths it has built, and leaves similar ones alone', () => {
    expect(splitLanguagePath(edition, '/es/industries')).toEqual({ language: 'es', path: '/industries' });
    expect(splitLanguagePath(edition, '/zh')).toEqual({ language: 'zh', path: '/' });
    expect(splitLanguagePath(edition, '/estimates')).toEqual({ language: 'en', path: '/estimates' });
    expect(splitLanguagePath(edition, '/en/industries')).toEqual({ language: 'en', path: '/en/industries' });
  });
});
