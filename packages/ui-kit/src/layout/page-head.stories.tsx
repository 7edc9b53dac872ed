import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageHead } from './page-head.tsx';

const meta = {
  title: 'Layout/Page head',
  component: PageHead,
  args: { title: 'Notifications', lead: 'What happened to you and your companies.' },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: args.title });
    await expect(heading.closest('header')).toHaveTextContent(args.lead);
  },
};
