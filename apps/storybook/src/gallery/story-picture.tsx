import { composeStory } from '@storybook/react-vite';
import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import preview from '../../.storybook/preview.tsx';
import type { LibraryEntry } from '../library/read-library.ts';
import * as styles from './gallery.css.ts';

type StoryModule = { readonly default: Parameters<typeof composeStory>[1] } & Record<string, object>;

const modules = import.meta.glob<StoryModule>(
  '../../../../packages/{ui-kit,cards,forms}/src/**/*.stories.tsx',
);
const loaded = new Map<string, Promise<ComponentType>>();

/** Draws the story of a component small, once it scrolls into view. */
export function StoryPicture({ entry }: { readonly entry: LibraryEntry }) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      ([last]) => {
        if (!last?.isIntersecting) return;
        setIsSeen(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const { guide, stories, file } = entry;
  const story = stories.find(({ exportName }) => exportName === guide?.picture) ?? stories[0];
  const isInline = `../../../../${file}` in modules && guide !== undefined && !entry.isFramed;
  return (
    <div ref={box} className={isInline ? styles.picture : styles.page} inert>
      {isSeen && story && (
        <OrNothing>
          <Suspense>
            {isInline ? (
              <InlineStory file={file} exportName={story.exportName} />
            ) : (
              <iframe title={story.name} src={`iframe.html?id=${story.id}&viewMode=story`} loading="lazy" />
            )}
          </Suspense>
        </OrNothing>
      )}
    </div>
  );
}

function InlineStory({ file, exportName }: { readonly file: string; readonly exportName: string }) {
  const key = `${file} ${exportName}`;
  const promise = loaded.get(key) ?? loadStory(file, exportName);
  loaded.set(key, promise);
  const Story = use(promise);
  return <Story />;
}

async function loadStory(file: string, exportName: string): Promise<ComponentType> {
  const module = await modules[`../../../../${file}`]?.();
  const story = module?.[exportName];
  if (!module || !story) throw new Error(`No story ${exportName} in ${file}`);
  const composed = composeStory(story, module.default, preview);
  await composed.load();
  return composed as ComponentType;
}

/** Leaves out a picture that cannot be drawn, so that the others are seen. */
class OrNothing extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
