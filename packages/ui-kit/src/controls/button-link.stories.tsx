import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Inline } from '../layout/inline.tsx';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'Controls/Button link',
  component: ButtonLink,
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
