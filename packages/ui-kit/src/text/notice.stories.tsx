import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../controls/buttons/button.tsx';
import { ProblemNotice } from '../controls/fields/problem-notice.tsx';
import { Inline } from '../layout/inline.tsx';
import * as styles from './notice.css.ts';
import { Notice } from './notice.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  parameters: {
    guide: {
      when: 'What somebody must know before they go on: a state of the company, a warning, a failed part.',
      whenNot: 'The result of an action: Toast. One field: its error.',
      keyboard: 'Read out at once, except in the tone `info`.',
      content: 'What is so, and what to do, in one or two sentences.',
      otherWords: ['alert', 'banner', 'message', 'callout', 'warning', 'info box'],
      parts: { Title: 'strong, p, h2, h3' },
    },
  },
  argTypes: {
    tone: { control: 'select', options: Object.keys(styles.tone) },
  },
  args: { tone: 'warning', title: 'Somebody else has changed this meanwhile' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {
  args: {
    children: (
      <>
        <Text>Nothing has been saved yet.</Text>
        <Inline>
          <Button size="sm">Save what I typed</Button>
        </Inline>
      </>
    ),
  },
};

export const Info: Story = {
  args: { tone: 'info', title: 'Choose the company that the invitation is for' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toBeVisible();
  },
};

export const Danger: Story = { args: { tone: 'danger', title: 'This could not be saved' } };

export const Problems: Story = {
  render: () => (
    <ProblemNotice
      title="2 fields need your attention"
      problems={[
        { id: 'form-name', label: 'Name', problem: 'Please fill in this field.' },
        { id: 'form-phone', label: 'Phone', problem: 'This is no phone number.' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Phone' })).toHaveAttribute('href', '#form-phone');
  },
};
