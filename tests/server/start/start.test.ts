/** The server as a process: how it starts, refuses to start, and stops. */
import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { booking } from '../../parts/records/sample-booking.ts';
import { freePort, startServer } from '../../parts/server/running-server.ts';

/** Runs the server with settings that it should refuse. */
async function refuse(
  settings: Record<string, string>,
): Promise<{ code: number | null; errors: string; output: string }> {
  const child = spawn(process.execPath, ['dist/server/main.js'], { env: { ...process.env, ...settings } });
  let errors = '';
  let output = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  child.stdout.on('data', (text) => {
    output += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, errors, output };
}

/** Sends half of a booking, on a connection that is kept for more; the server has begun to read it. */
async function beginBooking(port: number) {
  const body = JSON.stringify(booking);
  const calling = request({
    host: '127.0.0.1',
    port,
    path: '/api/companypackage',
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Idempotency-Key': v7(),
      Expect: '100-continue',
    },
  });
  const hungUp = new Promise<void>((resolve) => {
    calling.once('socket', (socket) => socket.once('close', () => resolve()));
  });
  const answered = new Promise<number | string | undefined>((resolve) => {
    calling.once('response', (response) => resolve(response.resume().statusCode));
    calling.once('error', ({ message }) => resolve(message));
  });
  calling.flushHeaders();
  await new Promise((resolve) => calling.once('continue', resolve));
  calling.write(body.slice(0, 100));
  return { finish: () => void calling.end(body.slice(100)), answered, hungUp };
}

/** A server that stops takes no new connections. */
async function waitUntilRefused(port: number): Promise<void> {
  const ask = () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve('taken');
      });
      socket.once('error', () => resolve('refused'));
    });
  await expect.poll(ask).toBe('refused');
}

describe('The server', () => {
  it('says where it is, is well, and stops cleanly when asked', async () => {
    const server = await startServer();
    expect(server.output()).toContain(`Savanna & Coast is open at http://127.0.0.1:${server.port}`);
    const health = await fetch(`http://127.0.0.1:${server.port}/api/health`);
    expect(await health.json()).toEqual({ status: 'ok' });
    expect(await server.stop()).toBe(0);
  });

  it('started and stopped through npm ends with 0 and leaves nothing running', async () => {
    const port = await freePort();
    const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
    const npm = spawn('npm', ['start'], { env: { ...process.env, PORT: String(port), DATA_DIR: dataDir } });
    const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve));
    await new Promise<void>((resolve) => {
      npm.stdout.on('data', (text) => String(text).includes('is open at') && resolve());
    });
    npm.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed');
  });

  it('finishes what is in flight before it stops', async () => {
    const server = await startServer();
    const call = await beginBooking(server.port);
    const stopped = server.stop();
    await waitUntilRefused(server.port);
    call.finish();
    expect(await call.answered).toBe(200);
    expect(await stopped).toBe(0);
    expect(server.bookings()).toHaveLength(1);
  });

  it('hangs up an answered call when it stops, while another is in flight', async () => {
    const server = await startServer();
    const [slow, answered] = await Promise.all([beginBooking(server.port), beginBooking(server.port)]);
    const stopped = server.stop();
    await waitUntilRefused(server.port);
    answered.finish();
    expect(await answered.answered).toBe(200);
    await answered.hungUp;
    // Both connections would be cut together at the end of the last wait.
    slow.finish();
    expect(await slow.answered).toBe(200);
    expect(await stopped).toBe(0);
  });

  it('killed at once keeps every acknowledged booking', async () => {
    const server = await startServer();
    const send = () =>
      fetch(`http://127.0.0.1:${server.port}/api/companypackage`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(booking),
      });
    for (let times = 0; times < 20; times += 1) expect((await send()).status).toBe(200);
    await server.kill();
    expect(server.bookings()).toHaveLength(20);
    const again = await startServer({ dataDir: server.dataDir });
    expect(again.bookings()).toHaveLength(20);
    await again.stop();
  });

  it('started twice on one port says so in one line and ends with 1', async () => {
    const server = await startServer();
    const second = await refuse({ PORT: String(server.port), DATA_DIR: server.dataDir });
    expect(second).toMatchObject({ code: 1, output: '' });
    expect(second.errors).toBe(
      `Port ${server.port} is already in use. Is the server running already? Stop it, or set PORT.\n`,
    );
    await server.stop();
  });

  it.each([
    ['PORT', 'http'],
    ['PUBLIC_ORIGIN', 'example.com'],
    ['DATABASE_URL', 'file:x'],
    ['DATA_DIR', '/proc/no-such-folder'],
    ['DATA_DIR', 'a-file'],
    ['HOST', '203.0.113.1'],
  ])('with %s=%s says what is wrong in one line and ends with 1', async (name, value) => {
    const folder = await mkdtemp(join(tmpdir(), 'operator-'));
    await writeFile(join(folder, 'a-file'), '');
    const settings = {
      PORT: String(await freePort()),
      DATA_DIR: folder,
      ...{ [name]: value === 'a-file' ? join(folder, value) : value },
    };
    const { code, errors, output } = await refuse(settings);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(/^[^\n]+\.\n$/);
    expect(errors).toContain(name);
  });
});
