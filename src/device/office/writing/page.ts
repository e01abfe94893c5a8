/**
 * Notices of who is writing to a guest, told by the office to the tab with its stream, and by that one to the others.
 */
import { useSyncExternalStore } from 'react';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { type Writing, writingNoticeSchema } from '../../../kinds/writing.ts';
import { startTimer } from '../../browser/index.ts';
import { type Channel, openChannel } from '../../core/channel.ts';
import { WRITING_CHANNEL } from '../../core/shared-names.ts';
import { openConnectionWatch } from '../connection/page.ts';
import { callOffice } from '../session/page.ts';
import { createReplyWriters } from './writers.ts';

const writers = createReplyWriters(startTimer);
let channel: Channel | undefined;

/** @param data of the event, JSON */
export function receiveWritingNotice(data: string): void {
  const told: unknown = JSON.parse(data);
  hear(told);
  openWritingChannel().postMessage(told);
}

function openWritingChannel(): Channel {
  if (!channel) {
    channel = openChannel(WRITING_CHANNEL);
    channel.addEventListener('message', (event) => hear(event.data));
  }
  return channel;
}

function hear(told: unknown): void {
  const notice = writingNoticeSchema.safeParse(told);
  if (notice.success) writers.hear(notice.data);
}

function subscribe(listener: () => void): () => void {
  openWritingChannel();
  return writers.subscribe(listener);
}

const nobody: readonly string[] = [];

/** Returns ids of the colleagues' accounts that write to the guest of a record, live. */
export const useReplyWriters = (record: string): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => writers.of(record),
    () => nobody,
  );

/** Tells colleagues what this account does, where there is a connection; they miss nothing without it. */
export async function sendWritingNotice(writing: Writing): Promise<void> {
  if (openConnectionWatch().snapshot().state !== 'in touch') return;
  await callOffice('POST', endpoints.writing, writing);
}
