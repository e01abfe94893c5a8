/** The server as a process: how it starts, refuses to start, and stops. */
import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { booking } from '../parts/booking.ts';
import { freePort, startServer } from '../parts/running-server.ts';

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

describe('The server', () => {
  it('says where it is, is well, and stops cleanly when asked', async () => {
    const server = await startServer();
    expect(server.output()).toContain(`Savanna & Coast is open at http://127.0.0.1:${server.port}`);
    const health = await fetch(`http://127.0.0.1:${server.port}/api/health`);
    expect(await health.json()).toEqual({ status: 'ok' });
    expect(await server.stop()).toBe(0);
  });

  it('finishes what is in flight before it stops', async () => {
    const server = await startServer();
    const body = JSON.stringify(booking);
    const calling = request({
      host: '127.0.0.1',
      port: server.port,
      path: '/api/companypackage',
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'Idempotency-Key': v7(),
      },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      calling.once('response', (response) => resolve(response.resume().statusCode));
      calling.once('error', reject);
    });
    // Half of the body is on its way when the signal comes.
    calling.write(body.slice(0, 100));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stopped = server.stop();
    await new Promise((resolve) => setTimeout(resolve, 300));
    calling.end(body.slice(100));
    expect(await answered).toBe(200);
    expect(await stopped).toBe(0);
    expect(server.bookings()).toHaveLength(1);
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
