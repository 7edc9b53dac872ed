import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleText } from '../text/sample-text.ts';
import { Page } from './page.tsx';
import { Surface } from './surface.tsx';

const meta = {
  title: 'ui-kit/layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { children: <Surface>{sampleText}</Surface> },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const ForReading: Story = { args: { width: 'text' } };
