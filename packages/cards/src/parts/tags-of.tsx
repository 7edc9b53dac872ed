import { TagList } from '@wbn/ui-kit/text/tag-list.tsx';
import { uniqueNames } from '../labels/unique-names.ts';

/** Renders coded entries as tags; undefined without entries. */
export function tagsOf(entries: readonly { readonly name: string }[] | undefined) {
  const names = uniqueNames(entries);
  return names.length > 0 ? <TagList items={names.map((text) => ({ text }))} /> : undefined;
}
