import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Difference, type StoryChange, untold } from './judge-changes.ts';
import { pictureName } from './looks.ts';

interface Report {
  /** What the picture before shows: '0.2.0 (1a2b3c4)'. */
  readonly release: string;
  readonly changes: readonly StoryChange[];
  readonly storyCount: number;
  /** Folders of pictures. */
  readonly before: string;
  readonly after: string;
  readonly differences: string;
}

/** Writes `index.html` into a folder: every picture that differs, before, after and the difference; returns its path. */
export function writeReport(folder: string, report: Report): string {
  const file = join(folder, 'index.html');
  writeFileSync(file, page(folder, report));
  return file;
}

const encode = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function page(folder: string, report: Report): string {
  const { changes, storyCount, release } = report;
  const components = [...new Set(changes.map(({ story }) => story.title))];
  const choice = (name: string, values: readonly string[]) =>
    `<label>${name} <select name="${name.toLowerCase()}"><option value="">all</option>${values
      .map((value) => `<option>${encode(value)}</option>`)
      .join('')}</select></label>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stories since ${encode(release)}</title>
<style>${styles}</style>
<header>
<h1>Stories since ${encode(release)}</h1>
<p>${storyCount} stories: ${changes.length} not as they were, ${untold(changes).length} of them in no changeset.</p>
<form>${choice('Component', components)}${choice('Theme', ['light', 'dark'])}${choice('Width', ['390', '1280'])}${choice('Direction', ['ltr', 'rtl'])}${choice('Told', ['yes', 'no'])}</form>
</header>
<main>${changes.map((change) => section(folder, report, change)).join('\n')}</main>
<script>${script}</script>
</html>
`;
}

function section(folder: string, report: Report, change: StoryChange): string {
  const { story, kind, differences, isTold } = change;
  const told = kind === 'new' || isTold ? 'yes' : 'no';
  const state = kind === 'changed' ? '' : ` (${kind})`;
  return `<section data-component="${encode(story.title)}" data-told="${told}">
<h2>${encode(story.title)}: ${encode(story.name)}${state}${told === 'no' ? ' <strong>in no changeset</strong>' : ''}</h2>
${differences.map((difference) => figures(folder, report, change, difference)).join('\n')}
</section>`;
}

function figures(
  folder: string,
  report: Report,
  { story }: StoryChange,
  { look, pixels }: Difference,
): string {
  const { width, theme, direction } = look;
  const name = pictureName(story.id, look);
  const picture = (title: string, source: string) => {
    const path = relative(folder, join(source, name));
    return `<figure><figcaption>${title}</figcaption><a href="${path}"><img loading="lazy" src="${path}" alt="${title}"></a></figure>`;
  };
  const size = pixels === undefined ? 'another size' : `${pixels} pixels differ`;
  return `<article data-theme="${theme}" data-width="${width}" data-direction="${direction}">
<h3>${width}, ${theme}, ${direction}: ${size}</h3>
<div>${picture('Before', report.before)}${picture('After', report.after)}${pixels === undefined ? '' : picture('Difference', report.differences)}</div>
</article>`;
}

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 }
header { position: sticky; inset-block-start: 0; padding: 12px 24px; background: Canvas; border-block-end: 1px solid GrayText }
h1 { margin: 0; font-size: 22px } h2 { font-size: 18px } h3 { font-size: 14px; font-weight: 400 } p { margin: 4px 0 12px }
form { display: flex; flex-wrap: wrap; gap: 16px }
select { font: inherit; min-block-size: 36px }
main { padding: 0 24px 48px }
strong { color: light-dark(#b00020, #ff8a8a) }
article > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
figure { margin: 0 } figcaption { font-size: 14px }
img { max-inline-size: 100%; border: 1px solid GrayText }
[hidden] { display: none }
`;

/** Shows what the choices at the top name; the address keeps them. */
const script = `
const form = document.forms[0];
for (const [name, value] of new URLSearchParams(location.hash.slice(1))) if (form[name]) form[name].value = value;
function show() {
  const wanted = [...new FormData(form)].filter(([, value]) => value);
  const fits = (element) => wanted.every(([name, value]) => !(name in element.dataset) || element.dataset[name] === value);
  for (const article of document.querySelectorAll('article')) article.hidden = !fits(article);
  for (const section of document.querySelectorAll('section')) {
    const articles = [...section.querySelectorAll('article')];
    section.hidden = !fits(section) || (articles.length > 0 && articles.every(({ hidden }) => hidden));
  }
  history.replaceState(null, '', '#' + new URLSearchParams(wanted));
}
form.addEventListener('change', show);
show();
`;
