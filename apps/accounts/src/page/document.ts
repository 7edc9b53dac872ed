import { languageNames, languages } from '@wbn/edition/language.ts';
import { logoPath } from '@wbn/edition/network.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import { writtenIn } from '../account-texts.ts';
import type { Visit } from '../visit.ts';
import { assetPaths } from './assets.ts';
import { type Problems, problemSummary } from './form.ts';
import { type Html, html } from './html.ts';
import { looks } from './looks.ts';

export interface Page {
  readonly title: string;
  /** The introduction below the title. */
  readonly lead?: string | Html;
  readonly body?: Html;
  /** Errors of the submitted form, shown at the top of the page. */
  readonly problems?: Problems;
  /** Maps a field's name to its id when they differ. */
  readonly fieldID?: (name: string) => string;
  /** Paths of scripts besides that of fields; every page works without them. */
  readonly scripts?: readonly string[];
  /** A path that the browser opens after a few seconds (meta refresh). */
  readonly refresh?: string;
  /** A wider column, for lists. */
  readonly wide?: boolean;
}

/** The HTML document of an account page: the site's logo, the title, a card, the link back and the languages. */
export function renderDocument(
  visit: Visit,
  { title, lead, body, problems = {}, fieldID, scripts = [], refresh, wide }: Page,
): string {
  const { texts, label, edition, back, site } = visit;
  const { page } = looks;
  const whole = fillIn(texts.title, { page: title, edition: label });
  const summary = problemSummary(texts, problems, fieldID);
  const headTitle = summary ? fillIn(texts.titleError, { title: whole }) : whole;
  const document = html`<!doctype html>
<html lang="${writtenIn(visit)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, email=no, address=no">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${headTitle}</title>
${refresh && html`<meta http-equiv="refresh" content="5; url=${refresh}">`}
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assetPaths.stylesheet}">
<link rel="stylesheet" href="${assetPaths.brand(edition)}">
${[assetPaths.fields, ...scripts].map((path) => html`<script src="${path}" type="module"></script>`)}
</head>
<body class="${page.page}${wide && ` ${page.wide}`}">
<header><a class="${page.mark}" href="${new URL('/', back).href}"><img src="${new URL(logoPath, site).href}" alt="WBN ${label}" width="112" height="40"></a></header>
<main class="${looks.stack('md')}">
<div class="${looks.stack('xxs')}">
<h1 class="${looks.heading('xl')}">${title}</h1>
${lead && html`<div class="${looks.text({ tone: 'muted' })}">${lead}</div>`}
</div>
${
  (summary || body) &&
  html`<div class="${looks.surface} ${looks.stack('md')}">
${summary}
${body}
</div>`
}
</main>
<footer class="${looks.inline('md', 'between')} ${looks.text({ size: 'sm' })}" data-print="hide">
<a class="${looks.link('muted')}" href="${back.href}">${visit.isDesk ? texts.staff.toDesk : fillIn(texts.backToSite, { edition: label })}</a>
<nav aria-label="${texts.languages}"><ul class="${looks.inline('md')} ${page.plain}">${languages.map((other) => languageLink(visit, other))}</ul></nav>
</footer>
</body>
</html>
`;
  return document.text;
}

function languageLink({ language, path, query, back }: Visit, other: (typeof languages)[number]): Html {
  if (other === language) {
    const look = looks.text({ size: 'sm', weight: 'semibold' });
    return html`<li><span class="${look}" aria-current="true" lang="${other}">${languageNames[other]}</span></li>`;
  }
  const search = new URLSearchParams(query);
  search.set('continue', back.href);
  search.set('lang', other);
  return html`<li><a class="${looks.link('muted')}" href="${path}?${search.toString()}" lang="${other}" hreflang="${other}" rel="nofollow">${languageNames[other]}</a></li>`;
}
