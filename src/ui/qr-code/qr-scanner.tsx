/** Reads QR codes with the camera. Loaded on demand. */
import { useEffect, useRef, useState } from 'react';
import { say } from '../../words/say.ts';
import './qr-scanner.css';

interface CodeCameraProps {
  /** Called for a code as long as it is in sight, again and again. Resolves with true to stop reading. */
  onCode: (text: string) => Promise<boolean>;
}

/** Milliseconds between two readings. */
const PAUSE = 60;
/** Longer side of the picture that is searched for a code, pixels. */
const LONG_SIDE = 960;

export default function QrScanner({ onCode }: CodeCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState('');
  const hear = useRef(onCode);
  hear.current = onCode;

  useEffect(() => {
    let stream: MediaStream | undefined;
    let here = true;
    const read = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const look = await createLastSeen();
      const shown = video.current;
      if (!here || !shown) return;
      shown.srcObject = stream;
      await shown.play();
      while (here) {
        const text = await look(shown);
        if (text !== null && (await hear.current(text))) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    read()
      .catch((error: unknown) => here && setProblem(inWords(error)))
      .finally(() => here && stop());
    return () => {
      here = false;
      stop();
    };
  }, []);

  return (
    <div className="qr-scanner">
      {problem === '' ? (
        <video ref={video} muted playsInline aria-label={say('The camera')} />
      ) : (
        <p className="notice problem">{problem}</p>
      )}
    </div>
  );
}

function inWords(error: unknown): string {
  const { name } = error as Error;
  if (name === 'NotAllowedError') {
    return say(
      'This page may not use the camera. Allow it in the settings of the browser, or choose the file.',
    );
  }
  if (name === 'NotFoundError') return say('This device has no camera. Choose the file instead.');
  return say('The camera cannot be used here. Choose the file instead.');
}

/** Reads the text of the code that a video shows; null for none. */
type Look = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

/** Returns the browser's own reader where there is one, otherwise ours. */
async function createLastSeen(): Promise<Look> {
  const { BarcodeDetector } = globalThis as {
    BarcodeDetector?: (new (options: {
      formats: string[];
    }) => Detector) & {
      getSupportedFormats: () => Promise<string[]>;
    };
  };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && formats.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, LONG_SIDE / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!context || !width || !height) return null;
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    try {
      return decodeQR(context.getImageData(0, 0, width, height));
    } catch {
      // No code in this picture.
      return null;
    }
  };
}
