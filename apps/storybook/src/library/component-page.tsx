import { library } from 'virtual:library';
import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  Heading,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Anatomy } from './anatomy.tsx';
import { ComponentFacts } from './component-facts.tsx';
import { GuideRules } from './guide-rules.tsx';
import { StateList } from './state-list.tsx';
import { UseList } from './use-list.tsx';

/** The page of a component: picture, guide, properties, states and uses; screens have their states as links. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const entry = library.find(({ title }) => title === preparedMeta.title);
  const stories = Object.values(csfFile.stories).filter(({ tags = [] }) => !tags.includes('!dev'));
  const guide = entry?.guide;
  const exportName = guide?.picture;
  const shown = entry?.stories.find((story) => story.exportName === exportName) ?? entry?.stories[0];
  const picture = stories.find(({ id }) => id === shown?.id) ?? stories[0];
  if (!picture) return <Title />;
  const isInline = guide !== undefined;
  const { component, parameters } = preparedMeta;
  const hasControls = component !== undefined && !parameters.controls?.disable;
  return (
    <>
      <Title />
      <Description of="meta" />
      {entry && <ComponentFacts entry={entry} />}
      {guide?.parts ? (
        <>
          <Heading>Anatomy</Heading>
          <Anatomy of={picture.moduleExport} parts={guide.parts} />
        </>
      ) : (
        <Canvas of={picture.moduleExport} story={isInline ? {} : { inline: false, height: '600px' }} />
      )}
      {guide && <GuideRules guide={guide} />}
      {hasControls && (
        <>
          <Heading>Properties</Heading>
          {guide?.parts && <Canvas of={picture.moduleExport} />}
          {isInline ? <Controls of={picture.moduleExport} /> : <ArgTypes of="meta" />}
        </>
      )}
      {isInline ? <Stories title="States" includePrimary={false} /> : <StateList stories={stories} />}
      {entry && <UseList uses={entry.usedIn} />}
    </>
  );
}
