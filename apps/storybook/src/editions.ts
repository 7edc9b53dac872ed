import type { Edition } from '@wbn/edition/edition.ts';

const modules = import.meta.glob<Edition>('../../../editions/*/edition.ts', {
  eager: true,
  import: 'default',
});

/** Addresses of the pictures in the `public` folders, which a site serves at its root. */
const pictures = import.meta.glob<string>('../../../editions/*/public/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const pictureOf = (id: string, path: string) => pictures[`../../../editions/${id}/public${path}`] ?? path;

const editions = new Map(
  Object.values(modules).map((edition): [string, Edition] => [
    edition.id,
    {
      ...edition,
      logo: pictureOf(edition.id, edition.logo),
      heroPicture: pictureOf(edition.id, edition.heroPicture),
    },
  ]),
);

/** Editions of the toolbar. */
export const editionChoices = [...editions].map(([value, { label }]) => ({ value, title: label.en }));

/** Returns the facts of an edition; throws when there is none of that id. */
export function editionOf(id: string): Edition {
  const edition = editions.get(id);
  if (!edition) throw new Error(`No edition '${id}' under editions/`);
  return edition;
}
