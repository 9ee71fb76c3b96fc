import type { OutputOf } from "@/lib/contract";
import type { Result } from "@/lib/contract/errors";

type Part = OutputOf<"getDownload">;

/**
 * A file as it is taken, part by part: whoever hands it out has one part in memory, however large the file and slow the
 * reader are. One that was exchanged meanwhile breaks off, since half of each is neither.
 */
export function downloadStream(
  first: Part,
  ask: (from: number) => Promise<Result<Part>> | Result<Part>,
): ReadableStream<Uint8Array> {
  let next: Part | null = first;
  let taken = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (taken >= first.size) return controller.close();
        if (next === null) {
          const found = await ask(taken);
          if (!found.ok) throw new Error(`the file ended after ${taken} bytes: ${found.error.code}`);
          if (found.value.version !== first.version) throw new Error("the file was exchanged");
          next = found.value;
        }
        const bytes = Buffer.from(next.content, "base64");
        next = null;
        if (bytes.byteLength === 0) throw new Error(`the file ended after ${taken} bytes`);
        taken += bytes.byteLength;
        controller.enqueue(new Uint8Array(bytes));
      },
    },
    // Nothing is read ahead of who takes it.
    { highWaterMark: 0 },
  );
}
