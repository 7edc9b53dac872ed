import { basename, dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { SourceFile } from '../../../../scripts/imports/read-packages.ts';
import type { Guide } from './guide.ts';

export interface StoryFile {
  /** Id of the component in addresses of Storybook. */
  readonly id: string;
  readonly title: string;
  /** Path from the root of the checkout. */
  readonly file: string;
  /** Path of the file that the stories show. */
  readonly component: string | undefined;
  readonly guide: Guide | undefined;
  /** Whether its stories are drawn in a frame of their own, because they cover the page. */
  readonly isFramed: boolean;
  /** Stories of the sidebar. */
  readonly stories: readonly { readonly id: string; readonly name: string; readonly exportName: string }[];
}

/** Reads titles, guides and stories of the story files among `files`, without running them. */
export function readStories(files: readonly SourceFile[]): StoryFile[] {
  const paths = new Set(files.map(({ path }) => path));
  return files
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .map((file) => readStoryFile(file, paths))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

function readStoryFile({ path: file, text }: SourceFile, paths: ReadonlySet<string>): StoryFile {
  const csf = loadCsf(text, { fileName: file, makeTitle: (title) => title }).parse();
  const title = csf.meta?.title ?? file;
  const stories = Object.entries(csf._stories).filter(([, { tags = [] }]) => !tags.includes('!dev'));
  // A story of a part that needs a frame shows a component of its own; the part is the file beside it.
  const part = csf._rawComponentPath ?? basename(file).replace('.stories', '');
  const component = join(dirname(file), part).replaceAll('\\', '/');
  return {
    id: stories[0]?.[1].id.split('--')[0] ?? title,
    title,
    file,
    component: paths.has(component) ? component : undefined,
    guide: readParameter(text, csf._metaAnnotations.parameters, 'guide'),
    isFramed: readParameter(text, csf._metaAnnotations.parameters, 'docs')?.story?.inline === false,
    stories: stories.map(([exportName, { id, name: label }]) => ({
      id,
      name: label ?? exportName,
      exportName,
    })),
  };
}

/** Returns the value of a parameter that has literals only. */
function readParameter(source: string, parameters: unknown, name: string) {
  const { value } =
    (parameters as ObjectNode | undefined)?.properties?.find(({ key }) => key?.name === name) ?? {};
  return value && runInNewContext(`(${source.slice(value.start, value.end)})`);
}

/** What is used of a node of Babel. */
interface ObjectNode {
  readonly properties?: readonly {
    readonly key?: { readonly name?: string };
    readonly value?: { readonly start: number; readonly end: number };
  }[];
}
