import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Columns } from '../layout/columns.tsx';
import { Initials } from './photo.tsx';

const meta = {
  title: 'Media/Initials',
  component: Initials,
  parameters: {
    guide: {
      when: 'Stands in for a missing logo or portrait.',
      whenNot: 'Where a picture exists.',
      keyboard: 'Decoration; with a name it is a picture with that text.',
      content: 'Two letters of the name at most.',
      otherWords: ['avatar', 'placeholder', 'monogram', 'default picture', 'letter avatar'],
      parts: { Letters: 'svg, span' },
    },
  },
  args: { name: 'Lisbon Cork Works' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem', blockSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Initials>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = [
  'Lisbon Cork Works',
  'Atacama Copper',
  'Nordic Timber',
  'Bosphorus Textiles',
  'Hanseatic Tools',
  'Pampa Leather',
  '上海贸易公司',
  'Łódź Glass',
  'Zulu Citrus',
  'Murray Wool',
  'Kyoto Ceramics',
  'Jaipur Gems',
];

export const Hues: Story = {
  render: () => (
    <Columns minimum={64} space="sm">
      {names.map((name) => (
        <div key={name} style={{ aspectRatio: '1' }}>
          <Initials name={name} />
        </div>
      ))}
    </Columns>
  ),
};

export const Named: Story = {
  args: { label: 'Logo of Lisbon Cork Works' },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Logo of Lisbon Cork Works' });
    await expect(image).toHaveTextContent('LC');
  },
};
