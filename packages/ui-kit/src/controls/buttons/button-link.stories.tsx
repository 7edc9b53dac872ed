import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Inline } from '../../layout/inline.tsx';
import * as styles from './button.css.ts';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'Controls/Button link',
  component: ButtonLink,
  parameters: {
    guide: {
      when: 'The main way to another page, drawn like a button: “Add product”, “See the plans”.',
      whenNot: 'Inside a sentence take Text link. For an action on this page take Button.',
      keyboard: 'A link: Enter follows it, and it opens in a new tab like every link.',
      content: 'A verb that says what can be done at the other end.',
      otherWords: ['link button', 'anchor button', 'CTA link'],
      parts: { Link: 'a' },
    },
  },
  argTypes: {
    variant: { control: 'select', options: Object.keys(styles.variant) },
    size: { control: 'select', options: Object.keys(styles.size) },
    block: { control: 'boolean' },
  },
  args: { to: '/industries', children: 'All industries' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/industries');
  },
};

export const Variants: Story = {
  render: () => (
    <Inline>
      <ButtonLink to="/">Register</ButtonLink>
      <ButtonLink to="/" variant="secondary" icon={<ArrowRight />}>
        Login
      </ButtonLink>
      <ButtonLink href="https://example.com/" variant="quiet" size="sm">
        Help
      </ButtonLink>
    </Inline>
  ),
};
