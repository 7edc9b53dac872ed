import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { answerTo } from '@wbn/api-client/testing/fake-api.ts';
import { requestGroupPicture } from '@wbn/contract/groups/groups.ts';
import { editPost, loadPost } from '@wbn/contract/social/posts.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { postApi } from '../fixtures/post-api.ts';
import { fullPost, longPost } from '../fixtures/posts.ts';
import { RelationApi } from '../relations/relation-api.ts';
import { PostCard } from './post-card.tsx';

const talk = { comments: [], commentCount: 0, talkCount: 8 };
const edit = fn((_body: unknown): unknown => undefined);
const api = postApi({
  'load-post': () => fullPost,
  'list-comments': () => ({ data: talk }),
  'list-post-edits': () => [
    { version: 0, content: 'The new test bench arrives.', writtenAt: fullPost.createdAt },
  ],
  'edit-post': answerTo(editPost, ({ body }) => {
    edit(body);
    return { ...fullPost, content: body.content, version: body.version + 1 };
  }),
  'remove-post': () => new ApiError('ServiceUnavailable', 'Gone', 503),
});

const meta = {
  title: 'Newsfeed/Post card',
  component: PostCard,
  args: { api, post: fullPost, onRemoved: fn() },
  decorators: [
    (Inner, { args }) => (
      <RelationApi value={args.api}>
        <Inner />
      </RelationApi>
    ),
  ],
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = (root: HTMLElement) =>
  userEvent.click(root.querySelector('summary[aria-label="More about this post"]') as HTMLElement);

export const OwnPost: Story = {};

const { picture: drawn, ...withoutPicture } = fullPost;
const askPicture = fn((_input: unknown): void => undefined);

export const InPrivateGroup: Story = {
  parameters: {
    rows: ['GRP-09'],
    proves: 'A picture of a private group is asked for, and shown from memory without an address',
  },
  args: {
    post: { ...withoutPicture, timelineType: 'group', privatePicture: { width: 900, height: 600 } },
    api: postApi({
      'request-group-picture': answerTo(requestGroupPicture, ({ params, body }) => {
        askPicture({ ...params, ...body });
        return { url: drawn?.url ?? '', expiresAt: fullPost.createdAt };
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector('article img[src^="blob:"]');
    await waitFor(() => expect(picture()).toBeVisible());
    await expect(askPicture).toHaveBeenCalledWith(
      expect.objectContaining({ id: fullPost.timelineID, postID: fullPost.postID }),
    );
    await expect(canvasElement.innerHTML).not.toContain(drawn?.url);
  },
};

export const PostOfOthers: Story = { args: { post: longPost } };

export const Own: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['SOC-11', 'SOC-12', 'SOC-14'],
    proves: 'What its author may do; a deletion that failed says so in Spanish and leaves the post',
  },
  play: async ({ canvas, canvasElement, args }) => {
    await openMenu(canvasElement);
    for (const name of ['Copy link', 'Edit', 'Remove post'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove post' }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove post' }));
    const alert = await within(dialog).findByRole('alert');
    await expect(alert).toHaveTextContent('Ocurrió un error al eliminar la publicación');
    await expect(alert).toHaveAttribute('lang', 'es');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(/^The new test bench is running/)).toBeVisible();
    await expect(args.onRemoved).not.toHaveBeenCalled();
  },
};

export const OfOthers: Story = {
  tags: ['!dev'],
  parameters: { rows: ['SOC-11'], proves: 'Others may copy the link only; their comments fold out' },
  args: { post: longPost },
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove post' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    const folded = await canvas.findByRole('button', { name: '8 comments' });
    await expect(folded).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Shows the post from the query cache, as lists do. */
function Kept(args: Parameters<typeof PostCard>[0]) {
  const client = useQueryClient();
  client.setQueryData(callKey(loadPost, { params: { postID: fullPost.postID } }), fullPost);
  return <PostCard {...args} />;
}

export const Edit: Story = {
  tags: ['!dev'],
  parameters: { proves: 'An edit sends the version it began from; the earlier text can be read' },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'edited' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Earlier versions of this post' });
    await within(dialog).findByText('The new test bench arrives.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await openMenu(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await expect(text).toHaveFocus();
    await userEvent.clear(text);
    await userEvent.type(text, 'The bench runs.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(edit).toHaveBeenCalledWith({ content: 'The bench runs.', mentions: [], version: 1 }),
    );
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Text' })).toBeNull());
  },
};
