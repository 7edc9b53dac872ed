import { Heading } from '@storybook/addon-docs/blocks';
import type { Parameters } from 'storybook/internal/csf';

interface StateListProps {
  readonly stories: readonly {
    readonly id: string;
    readonly name: string;
    readonly parameters?: Parameters | undefined;
  }[];
}

/** Lists the states of a screen as links: a page that draws them all takes minutes. */
export function StateList({ stories }: StateListProps) {
  return (
    <>
      <Heading>States</Heading>
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`}>{name}</a>
            {parameters?.proves && `: ${parameters.proves}`}
          </li>
        ))}
      </ul>
    </>
  );
}
