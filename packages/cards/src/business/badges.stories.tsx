import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { expect } from 'storybook/test';
import { emptyBusiness, harbourGear } from '../fixtures/businesses.ts';
import { LikeCount } from '../parts/counts.tsx';
import { BusinessBadges } from './business-badges.tsx';
import { MembershipBadge } from './membership-badge.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

const meta = {
  title: 'Cards/Badges',
  component: BusinessBadges,
  parameters: {
    guide: {
      when: 'What a company is: its plan and whether it is verified.',
      whenNot: 'States of content: Badge.',
      keyboard: 'Text with an icon that is decoration.',
      content: 'The name of the plan; “Verified”.',
      otherWords: ['membership', 'gold', 'premium', 'platinum', 'verified', 'status', 'trust mark', 'rating'],
      parts: { Plan: 'span', Verified: 'a, span + span, span:last-child' },
    },
  },
  args: { business: harbourGear },
} satisfies Meta<typeof BusinessBadges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const NotVerifiedForVisitors: Story = {
  args: { business: emptyBusiness },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/verified/i)).toBeNull();
    await expect(canvas.getByText('Standard')).toBeVisible();
  },
};

export const NotVerifiedForMembers: Story = {
  args: { business: emptyBusiness, session: { access: 'admin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Verified')).toBeVisible();
  },
};

export const MembershipLevels: Story = {
  render: () => (
    <Inline>
      <MembershipBadge />
      <MembershipBadge level="gold" />
      <MembershipBadge level="premium" />
      <MembershipBadge level="platinum" />
    </Inline>
  ),
};

export const Verification: Story = {
  render: () => (
    <Inline>
      <VerifiedBadge verified />
      <VerifiedBadge verified={false} showUnverified />
      <VerifiedBadge verified={false} />
    </Inline>
  ),
  parameters: { rows: ['VER-04'], proves: 'The mark claims no more than its page says' },
  play: async ({ canvas }) => {
    const says = /^Has the Verified badge\..* which checks it rests on, since when and until when$/;
    await expect(canvas.getByTitle(says)).toBeVisible();
  },
};

export const Likes: Story = {
  render: () => (
    <Inline space="lg">
      <LikeCount likes={0} />
      <LikeCount likes={1} />
      <LikeCount likes={999} />
      <LikeCount likes={1_234_567} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 like')).toBeVisible();
    await expect(canvas.getByText('1.2M likes')).toBeVisible();
  },
};
