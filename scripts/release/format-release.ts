/** A changeset as `changeset status --output` writes it. */
export interface Changeset {
  readonly id: string;
  readonly summary: string;
}

/** Parts of the product that a paragraph for users may name; the order in which a release lists them. */
const userSections = [
  'Search',
  'Company pages',
  'Products',
  'Messages',
  'Newsfeed',
  'Groups',
  'Membership',
  'Verification',
  'Account',
  'Languages and editions',
] as const;

const otherChanges = 'Everything else';
const label = new RegExp(`^(${[...userSections, 'Operators', 'Upgrade', 'Stories'].join('|')}): *`);

/** Groups the paragraphs of changesets by the label that they begin with; a paragraph without a label is for users. */
function groupParagraphs(changesets: readonly Changeset[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { summary } of changesets)
    for (const paragraph of summary.split(/\n\s*\n/)) {
      const text = paragraph.trim().replace(/\s+/g, ' ');
      if (text === '') continue;
      const name = label.exec(text)?.[1] ?? otherChanges;
      const content = text.replace(label, '');
      groups.set(name, [...(groups.get(name) ?? []), content.charAt(0).toUpperCase() + content.slice(1)]);
    }
  return groups;
}

/** The section of CHANGELOG.md about one release: for users, for operators, for designers, and what to do when upgrading. */
export function formatRelease(version: string, date: string, changesets: readonly Changeset[]): string {
  const groups = groupParagraphs(changesets);
  const list = (name: string) => (groups.get(name) ?? []).map((text) => `- ${text}\n`).join('');
  const section = (title: string, body: string) => (body === '' ? '' : `\n${title}\n\n${body}`);
  const forUsers = [...userSections, otherChanges]
    .map((name) => section(`#### ${name}`, list(name)))
    .join('');
  return [
    `## ${version} (${date})\n`,
    section('### For users', forUsers.trimStart()),
    section('### For operators', list('Operators')),
    section('### For designers: stories that look different', list('Stories')),
    section('### Upgrade notes', list('Upgrade') || 'Nothing beyond the usual update.\n'),
  ].join('');
}

/** Puts a release above the earlier ones, below the introduction of CHANGELOG.md. */
export function addRelease(changelog: string, release: string): string {
  const [introduction = '', ...earlier] = changelog.trimEnd().split(/\n(?=## )/);
  return `${[introduction.trimEnd(), '', release.trimEnd(), ...earlier.flatMap((text) => ['', text.trimEnd()])].join('\n')}\n`;
}
