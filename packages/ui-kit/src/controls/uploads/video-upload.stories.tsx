import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PictureUploadOptions } from '../../pictures/picture-upload.tsx';
import { VideoUpload } from './video-upload.tsx';

const meta = {
  title: 'Media/Video upload',
  component: VideoUpload,
  parameters: {
    guide: {
      when: 'One video of a company.',
      whenNot: 'Pictures: Picture upload. Documents: Document upload.',
      keyboard: 'A button that opens the files of the device; sending can be stopped.',
      content: 'Says kinds and largest size before the choice.',
      otherWords: ['file upload', 'film', 'movie', 'dropzone', 'attachment'],
      parts: { Button: 'button' },
    },
  },
  args: {
    types: ['video/mp4', 'video/webm'],
    limit: 1_000,
    texts: {
      choose: 'Choose a video',
      progress: 'Sending your video',
      stop: 'Stop',
      failed: 'The video could not be sent. Try again.',
      wrongType: 'Choose an MP4 or WebM video.',
      tooLarge: 'The video is larger than 50 MB.',
    },
    onVideo: fn(async () => undefined),
  },
} satisfies Meta<typeof VideoUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

const video = (length = 10, type = 'video/mp4') => new File(['x'.repeat(length)], 'video.mp4', { type });

async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No input');
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

export const Sent: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Sends the video unchanged; the same file can be chosen again' },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, video());
    await choose(canvasElement, video());
    await waitFor(() => expect(args.onVideo).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(within(canvasElement).queryByRole('progressbar')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Choose a video' })).toBeEnabled();
  },
};

export const Sending: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Shows the progress and stops on request' },
  args: {
    onVideo: fn(
      (_video: File, { onProgress, signal }: PictureUploadOptions) =>
        new Promise<void>((_resolve, reject) => {
          onProgress(0.4);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, video());
    const bar = await canvas.findByRole('progressbar', { name: /Sending your video/ });
    await waitFor(() => expect(bar).toHaveValue(40));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { proves: 'Says that the video could not be sent' },
  args: {
    onVideo: fn(async () => {
      throw new Error('No network');
    }),
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, video());
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('could not be sent');
  },
};

export const Refused: Story = {
  parameters: { proves: 'Sends neither a file that is too large nor one that is no video' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, video(1_001));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('larger than 50 MB');
    await choose(canvasElement, video(10, 'video/quicktime'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('MP4 or WebM'));
    await expect(args.onVideo).not.toHaveBeenCalled();
  },
};
