/** Which record is opened, and which are before and after it. */
import { type RefObject, useCallback, useState } from 'react';
import type { TableRow } from '../../engine/columns.ts';
import type { ShownRows } from '../../engine/shown-rows.ts';
import type { TableEngine } from '../../engine/table-engine.ts';
import { useNeighbourRow } from './use-neighbour-row.ts';
import { usePanelKeys } from './use-panel-keys.ts';

interface Options<Row extends TableRow> {
  engine: TableEngine<Row>;
  rows: readonly Row[];
  shown: ShownRows<Row> | null;
  /** In place of opening it here. */
  onOpen: ((row: Row) => void) | undefined;
  /** Writes the reference of the opened record into the address; null for none. */
  write: ((reference: string | null) => void) | undefined;
  /** The record stands beside the table, which stays usable. */
  beside: boolean;
  /** The table and the panel together. */
  section: RefObject<HTMLElement | null>;
  /** Gives the focus back to a row. */
  onClosed: (id: string) => void;
}

export function useOpenedRow<Row extends TableRow>(options: Options<Row>) {
  const { engine, rows, shown, onOpen, write, beside, section, onClosed } = options;
  const [openId, setOpenId] = useState<string | null>(null);
  /** Opens a record without writing it into the address, which named it. */
  const show = useCallback((row: Row) => (onOpen ? onOpen(row) : setOpenId(row.id)), [onOpen]);
  const open = useCallback(
    (row: Row) => {
      show(row);
      if (!onOpen) write?.(row.reference ?? null);
    },
    [show, onOpen, write],
  );
  const opened = openId === null ? undefined : (engine.find(openId) ?? rows.find((row) => row.id === openId));
  const neighbour = useNeighbourRow(shown, openId);
  const step = (by: -1 | 1) => {
    const next = neighbour(by);
    if (next) open(next);
  };
  const forget = useCallback(() => {
    setOpenId(null);
    write?.(null);
  }, [write]);
  /** Closes it without writing that, because the address names none any more. */
  const hide = () => {
    setOpenId(null);
    if (beside && openId !== null) onClosed(openId);
  };
  const close = () => {
    hide();
    write?.(null);
  };

  usePanelKeys({ isOpen: opened !== undefined, beside, section, close, step });
  return { opened, openId: opened ? openId : null, open, show, step, close, hide, forget };
}
