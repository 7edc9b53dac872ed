import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { answerTo } from '@wbn/api-client/testing/fake-api.ts';
import { loadNewsfeed, type Post } from '@wbn/contract/social/posts.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { postApi } from '../fixtures/post-api.ts';
import { fullPost, postIdOf, postOf } from '../fixtures/posts.ts';
import { signInNadia } from '../fixtures/sign-in.ts';
import { RelationApi } from '../relations/relation-api.ts';
import { chooseFeedOrder } from './feed-order.tsx';
import { NewsfeedPage } from './newsfeed-page.tsx';

const meta = {
  title: 'Newsfeed/Newsfeed page',
  component: NewsfeedPage,
  args: { api: postApi() },
  beforeEach: () => {
    const end = signInNadia();
    return () => {
      end();
      chooseFeedOrder('newest');
    };
  },
  decorators: [
    (Inner, { args }) => (
      <RelationApi value={args.api}>
        <Inner />
      </RelationApi>
    ),
  ],
} satisfies Meta<typeof NewsfeedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const calls = fn((_query: unknown): unknown => undefined);
const cards = (root: HTMLElement) => within(root).findAllByRole('article');

export const Full: Story = {
  parameters: { rows: ['GRP-06'], proves: 'Groups, connections and lists are found from the newsfeed' },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Your network' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/groups',
      '/connections',
      '/favorites',
      '/saved-searches',
      '/profile',
    ]);
    await expect(canvas.getByRole('heading', { level: 1, name: 'My B2B' })).toBeVisible();
  },
};

export const Reading: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['RT-13', 'SOC-02', 'SOC-08', 'SOC-10', 'SOC-26', 'CON-04'],
    proves: 'Loads two pages by itself, full dates on hover, long texts folded',
  },
  play: async ({ canvas, canvasElement }) => {
    const first = await canvas.findByRole('article', { name: 'Post by Harbour Gear & Drive Pty Ltd' });
    await expect(first.getBoundingClientRect().width).toBeLessThanOrEqual(500);
    const time = first.querySelector('time');
    await expect(time).toHaveAttribute('datetime', fullPost.createdAt);
    await expect(time).toHaveAttribute('title', expect.stringContaining('20 Nov 2026'));
    await expect(within(first).getByText('View more')).toBeVisible();
    await expect(within(first).getByRole('img', { name: /^Picture posted by Harbour/ })).toBeVisible();
    // The end of the first page is in or near the view, so the next page loads by itself.
    canvas.getByRole('button', { name: 'Load more' }).scrollIntoView({ block: 'center' });
    await waitFor(async () => expect(await cards(canvasElement)).toHaveLength(6));
    await expect(canvas.getByText('You have seen everything.')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const SeveralChanges: Story = {
  tags: ['!dev'],
  parameters: { rows: ['SOC-02'], proves: 'Loads on from the last of several changes that arrive at once' },
  beforeEach: () => {
    const { IntersectionObserver: usual } = window;
    window.IntersectionObserver = class extends usual {
      constructor(callback: IntersectionObserverCallback) {
        const changes = [{ isIntersecting: false }, { isIntersecting: true }] as IntersectionObserverEntry[];
        super((_, observer) => callback(changes, observer));
      }
    };
    return () => {
      window.IntersectionObserver = usual;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('You have seen everything.');
    await expect(await cards(canvasElement)).toHaveLength(6);
  },
};

export const Order: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'The reader chooses the order, which is explained and kept; companies to follow stand beside it',
  },
  args: {
    api: postApi({
      'load-newsfeed': answerTo(loadNewsfeed, ({ query }) => {
        calls(query);
        return { items: [postOf(query?.order === 'balanced' ? 7 : 8)] };
      }),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Test record 8/);
    await userEvent.click(canvas.getByText('How is this ordered?'));
    await expect(canvas.getByText(/^Nothing else counts/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'Balanced');
    await canvas.findByText(/^Test record 7/);
    await expect(calls).toHaveBeenLastCalledWith({ order: 'balanced' });
    await expect(localStorage.getItem('wbn-feed-order')).toBe('balanced');
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['SOC-07'],
    proves:
      'Says that the newsfeed failed and loads it again; the next page keeps what is read and is tried again',
  },
  render: function Retried(args) {
    const answers: unknown[] = [
      new ApiError('ServiceUnavailable', 'Busy', 503),
      { items: [postOf(9)], nextID: 'next' },
      new ApiError('ServiceUnavailable', 'Busy', 503),
    ];
    const next = () => answers.shift() ?? { items: [postOf(5)] };
    return <NewsfeedPage {...args} api={postApi({ 'load-newsfeed': next })} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed loading your newsfeed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText(/^Test record 9/);
    await canvas.findByText(/^More posts could not be loaded/);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await canvas.findByText(/^Test record 5/);
    await expect(canvas.getByText(/^Test record 9/)).toBeVisible();
  },
};

export const NewPosts: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      'Announces new posts above and moves nothing until the reader asks; after deleting a post the focus is on its neighbour',
  },
  render: function Newer(args) {
    let served: readonly Post[] = [postOf(10)];
    const api = postApi({
      'load-newsfeed': () => ({ items: served }),
      'count-new-posts': ({ query }) => {
        const count = query?.after === postIdOf(10) ? 3 : 0;
        served = [
          postOf(13, { session: { mayEdit: false, mayRemove: true } }),
          postOf(12),
          postOf(11),
          postOf(10),
        ];
        return { count };
      },
      'remove-post': () => ({ postID: postIdOf(13) }),
    });
    return <NewsfeedPage {...args} api={api} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Test record 10/);
    const top = () => canvas.getByText(/^Test record 10/).getBoundingClientRect().top;
    const before = top();
    const news = await canvas.findByRole('button', { name: '3 new posts' });
    await expect(top()).toBe(before);
    await userEvent.click(news);
    await canvas.findByText(/^Test record 13/);
    await expect(await cards(canvasElement)).toHaveLength(4);
    await waitFor(() => expect(canvas.queryByRole('button', { name: '3 new posts' })).toBeNull());
    const [first, second] = await cards(canvasElement);
    await userEvent.click(first?.querySelector('summary') as HTMLElement);
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Remove post' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove post' }));
    await waitFor(() => expect(second).toHaveFocus());
    await expect(await cards(canvasElement)).toHaveLength(3);
  },
};

export const Empty: Story = {
  parameters: { proves: 'An empty newsfeed leads to the search and proposes companies to follow, once' },
  args: { api: postApi({ 'load-newsfeed': () => ({ items: [] }) }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Your newsfeed is still empty');
    await expect(canvas.getByRole('link', { name: 'Search companies' })).toHaveAttribute(
      'href',
      '/search-result',
    );
    await canvas.findByRole('link', { name: 'Harbour Gear & Drive Pty Ltd' });
    await expect(canvas.getAllByRole('heading', { name: 'Companies to follow' })).toHaveLength(1);
  },
};
