import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Crown } from 'lucide-react';
import { Inline } from '../layout/inline.tsx';
import * as styles from './badge.css.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Text/Badge',
  component: Badge,
  parameters: {
    guide: {
      when: 'A state, level or kind beside a name: Draft, Gold, New.',
      whenNot: 'Words that are links or filters: Tag list. Sentences: Notice.',
      keyboard: 'Text; colour is never the only sign.',
      content: 'One or two words. States are adjectives or participles.',
      otherWords: ['tag', 'pill', 'label', 'chip', 'status', 'lozenge'],
      parts: { Badge: 'span' },
    },
  },
  argTypes: {
    tone: { control: 'select', options: Object.keys(styles.tone) },
  },
  args: { children: 'Standard' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>Standard</Badge>
      <Badge tone="brand">New</Badge>
      <Badge tone="success" icon={<BadgeCheck />}>
        Verified
      </Badge>
      <Badge tone="warning">Pending</Badge>
      <Badge tone="danger">Urgent</Badge>
      <Badge tone="gold" icon={<Crown />}>
        Gold
      </Badge>
      <Badge tone="premium" icon={<Crown />}>
        Premium
      </Badge>
      <Badge tone="platinum" icon={<Crown />}>
        Platinum
      </Badge>
    </Inline>
  ),
};
