/** A chain of QR codes that go round and round, for the camera of another device. Loaded on demand. */
import { encodeQR } from 'qr';
import { useEffect, useRef, useState } from 'react';
import { keepScreenAwake } from './keep-screen-awake.ts';
import './code-screen.css';
import { say } from '../../words/say.ts';

/** Milliseconds that each code stands: a slow phone reads four pictures a second. */
const STANDS = 400;
/** Light squares round a code, which cameras need. */
const BORDER = 4;

export default function CodeScreen({ codes }: { codes: readonly string[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const place = { number: at + 1, count: codes.length };
  const next = () => setAt((now) => (now + 1) % codes.length);

  useEffect(() => {
    if (canvas.current) draw(canvas.current, codes[at] ?? '');
  }, [codes, at]);
  useEffect(() => {
    if (isPaused || codes.length === 1) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % codes.length), STANDS);
    return () => clearInterval(timer);
  }, [codes, isPaused]);

  useEffect(keepScreenAwake, []);

  return (
    <div className="code-chain" ref={showInSight}>
      <p>
        {codes.length === 1
          ? say('One code.')
          : say('Code {number} of {count}. They go round by themselves.', place)}
      </p>
      <canvas ref={canvas} role="img" aria-label={say('Code {number} of {count}', place)} />
      {codes.length > 1 && (
        <div className="buttons">
          <button type="button" className="button" onClick={() => setPaused(!isPaused)}>
            {isPaused ? say('Go on') : say('Pause')}
          </button>
          {isPaused && (
            <button type="button" className="button" onClick={next}>
              {say('Next code')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** The whole of it, which opens below what was pressed. */
const showInSight = (chain: HTMLElement | null) => chain?.scrollIntoView?.({ block: 'nearest' });

/** One pixel for each square; the style makes it large. */
function draw(canvas: HTMLCanvasElement, code: string): void {
  const grid = encodeQR(code, 'raw', { ecc: 'low', border: BORDER });
  canvas.width = grid.length;
  canvas.height = grid.length;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, grid.length, grid.length);
  context.fillStyle = '#000';
  for (const [y, row] of grid.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x, y, 1, 1);
  }
}
