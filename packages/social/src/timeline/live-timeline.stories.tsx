import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever } from '@wbn/api-client/testing/fake-api.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { postApi } from '../fixtures/post-api.ts';
import { fullPost, harbour } from '../fixtures/posts.ts';
import { signInNadia } from '../fixtures/sign-in.ts';
import { RelationApi } from '../relations/relation-api.ts';
import { LiveTimeline } from './live-timeline.tsx';

const timelineID = fullPost.timelineID;
const timeline = { timelineID, owner: harbour, mayPost: false, items: [fullPost] };
const unavailable = () => new ApiError('ServiceUnavailable', 'No database', 503);

const meta = {
  title: 'Newsfeed/Timeline',
  component: LiveTimeline,
  args: { api: postApi({ 'load-timeline': () => timeline }), timelineID, visitors: null },
  beforeEach: signInNadia,
  decorators: [
    (Inner, { args }) => (
      <RelationApi value={args.api}>
        <Inner />
      </RelationApi>
    ),
  ],
} satisfies Meta<typeof LiveTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPosts: Story = {
  parameters: { rows: ['SOC-13'], proves: 'A post is drawn together with its reactions' },
  play: async ({ canvas }) => {
    const post = within(await canvas.findByRole('article'));
    await expect(post.getByRole('button', { name: /^Like/ })).toBeVisible();
  },
};

const asked = fn(forever);

export const Loading: Story = {
  args: { api: postApi({ 'load-timeline': asked }) },
  parameters: { rows: ['SOC-13'], proves: 'Nothing is drawn while posts and reactions load' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByText('Error loading data')).toBeNull();
  },
};

export const Failed: Story = {
  args: { api: postApi({ 'load-timeline': unavailable }) },
  parameters: { rows: ['SOC-13'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading data')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Retried: Story = {
  tags: ['!dev'],
  parameters: { rows: ['SOC-13'], proves: 'A new try draws the posts' },
  args: {
    api: (() => {
      let asked = 0;
      return postApi({ 'load-timeline': () => (asked++ === 0 ? unavailable() : timeline) });
    })(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
};
