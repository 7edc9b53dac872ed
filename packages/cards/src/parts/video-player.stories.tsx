import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { VideoPlayer } from './video-player.tsx';

const meta = {
  title: 'Media/Video player',
  component: VideoPlayer,
  parameters: {
    guide: {
      when: 'A film of a company, from the site or YouTube; nothing is loaded before it is played.',
      whenNot: 'Decoration that moves.',
      keyboard: 'A button with the name of the film, then the keys of the player.',
      content: 'The label names the film.',
      otherWords: ['film', 'youtube', 'movie', 'embed', 'media'],
      parts: { 'Picture and button': 'button, a' },
    },
  },
  args: { url: 'https://youtu.be/dQw4w9WgXcQ', label: 'Video of Harbour Gear' },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const YouTube: Story = {};

export const PlayYouTube: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      'Loads nothing from outside before it is played by mouse or keyboard, then the one frame that the policy allows',
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /^Play: Video of Harbour Gear/ });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await expect(canvasElement.querySelector('iframe, img')).toBeNull();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const frame = canvas.getByTitle<HTMLIFrameElement>('Video of Harbour Gear');
    await expect(frame.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
    await expect(frame).toHaveFocus();
    // Stops loading the frame.
    frame.removeAttribute('src');
  },
};

export const Uploaded: Story = {
  args: { url: 'http://localhost:4002/files/videos/film.mp4' },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('Video of Harbour Gear');
    await expect(video.preload).toBe('none');
    await expect(video.controls).toBe(true);
    video.focus();
    await expect(video).toHaveFocus();
  },
};
