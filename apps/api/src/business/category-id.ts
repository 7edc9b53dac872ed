import type { IndustryCatalog } from '../catalog/industry-tree.ts';

/**
 * The id of a category of an industry, however it is written: by its id (`0001.02`), behind its industry (`0001.0001.02`, BIZ-07)
 * or as what distinguishes it there (`02`). Undefined when the industry has no such category.
 */
export function toCategoryID(
  written: string,
  industry: string,
  industries: IndustryCatalog,
): string | undefined {
  const categories = industries.tree('en').find(({ id }) => id === industry)?.categories ?? [];
  const bare = written.startsWith(`${industry}.`) ? written.slice(industry.length + 1) : written;
  const forms = [written, bare, `${industry}.${bare}`];
  return categories.find(({ id }) => forms.includes(id))?.id;
}
