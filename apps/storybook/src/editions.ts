import type { Edition } from '@wbn/edition/edition.ts';

const modules = import.meta.glob<Edition>('../../../editions/*/edition.ts', {
  eager: true,
  import: 'default',
});

const editions = new Map(Object.values(modules).map((edition) => [edition.id as string, edition]));

/** Editions of the toolbar. */
export const editionChoices = [...editions].map(([value, { label }]) => ({ value, title: label.en }));

/** The facts of an edition; throws when there is none of that name. */
export function editionOf(id: string): Edition {
  const edition = editions.get(id);
  if (!edition) throw new Error(`No edition '${id}' under editions/`);
  return edition;
}
