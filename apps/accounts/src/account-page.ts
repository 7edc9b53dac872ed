import type { Language } from '@wbn/contract/shared/language.ts';
import { accountTexts } from './account-texts.ts';

export type AccountPage = 'login' | 'register' | 'missing';

/** The whole HTML document of an account page, with the way back. */
export function renderAccountPage(page: AccountPage, language: Language, back: URL): string {
  const texts = accountTexts[language];
  const paragraphs = page === 'missing' ? [] : [texts.notOpen, texts.readFreely];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(texts[page])} · WBN</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/account.css">
</head>
<body>
<main>
<p class="mark" aria-hidden="true">WBN</p>
<h1>${escapeHtml(texts[page])}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<a class="back" href="${escapeHtml(back.href)}">${escapeHtml(texts.back.replace('{{host}}', back.host))}</a>
</main>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
