/** A QR code that stands still, as a drawing that stays sharp on paper. */
import { encodeQR } from 'qr';
import './qr-picture.css';

/** Light squares round a code, which cameras need. */
const BORDER = 4;

/** @param label what it opens, for those who cannot see it */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const grid = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const squares = grid.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      className="qr-picture"
      viewBox={`0 0 ${grid.length} ${grid.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={squares.join('')} />
    </svg>
  );
}
