import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../fixtures/state-sheet.tsx';
import { Inline } from '../../layout/inline.tsx';
import * as styles from './button.css.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  parameters: {
    guide: {
      when: 'An action on this page: send, save, add, remove. One `primary` button for each page, form or dialog.',
      whenNot: 'To lead to another address take Button link; where only an icon fits, Icon button.',
      keyboard:
        'Enter and Space press it. While it loads it keeps the focus, is announced as busy and ignores presses.',
      content:
        'A verb in sentence case that names the action: “Send inquiry”, not “OK”. At most three words.',
      otherWords: ['action', 'call to action', 'CTA', 'submit', 'push button', 'spinner', 'loading button'],
      parts: { Label: 'button' },
    },
  },
  argTypes: {
    variant: { control: 'select', options: Object.keys(styles.variant) },
    size: { control: 'select', options: Object.keys(styles.size) },
    block: { control: 'boolean' },
    disabled: { control: 'boolean' },
    loading: { control: 'boolean' },
  },
  args: { children: 'Send request', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send request' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Inline>
      <Button>Send request</Button>
      <Button variant="secondary">Follow</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="danger">Remove</Button>
      <Button icon={<Plus />}>Add product</Button>
      <Button variant="secondary" icon={<Plus />}>
        Add product
      </Button>
    </Inline>
  ),
};

export const Small: Story = {
  render: () => (
    <Inline>
      <Button size="sm">Send request</Button>
      <Button size="sm" variant="secondary" icon={<Plus />}>
        Follow
      </Button>
      <Button size="sm" variant="quiet">
        Cancel
      </Button>
    </Inline>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  parameters: { proves: 'Keeps its width and focus, and takes no further click' },
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send request' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Every variant in every state. */
export const States: Story = {
  render: () => (
    <StateSheet
      own={['disabled', 'loading']}
      rows={{
        primary: (state) => <Button {...state}>Send inquiry</Button>,
        secondary: (state) => (
          <Button {...state} variant="secondary" icon={<Plus />}>
            Follow
          </Button>
        ),
        quiet: (state) => (
          <Button {...state} variant="quiet">
            Cancel
          </Button>
        ),
        danger: (state) => (
          <Button {...state} variant="danger" size="sm">
            Delete
          </Button>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    const [, hovered, , pressed] = canvas.getAllByRole('button', { name: 'Send inquiry' });
    if (!hovered || !pressed) throw new Error('a button for each state is expected');
    const fillOf = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    await expect(fillOf(hovered)).not.toBe(fillOf(pressed));
  },
};
