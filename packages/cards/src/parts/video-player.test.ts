import { describe, expect, it } from 'vitest';
import { youTubeVideoId } from './video-player.tsx';

describe('the id of a video on YouTube', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?app=m&v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('%s', (url) => {
    expect(youTubeVideoId(url)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?u=youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXc"',
    'https://www.youtube.com/@company',
    'https://vimeo.com/76979871',
    'not an address',
  ])('is not what %s leads to', (url) => {
    expect(youTubeVideoId(url)).toBeUndefined();
  });
});
