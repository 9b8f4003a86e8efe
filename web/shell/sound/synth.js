/* synth.js - strokes into any audio context, also one that only computes. */

/** @typedef {import("./kinds.js").Stroke} Stroke */

const ATTACK = 0.004;
const SILENCE = 0.001;

/** Noise of that length, the same every time. @param {BaseAudioContext} context @param {number} long in seconds */
function noise(context, long) {
  const buffer = context.createBuffer(1, Math.ceil(long * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0, state = 1; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 2 ** 31;
  }
  return buffer;
}

/** What goes from one pitch to another in its time.
 * @param {AudioParam} pitch @param {Stroke} stroke @param {number} at */
function glide(pitch, { from, to, long }, at) {
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + long);
}

/** What sounds, and what it is heard through.
 * @param {BaseAudioContext} context @param {Stroke} stroke @param {number} at */
function voice(context, stroke, at) {
  if (!stroke.noise) {
    const source = context.createOscillator();
    glide(source.frequency, stroke, at);
    return { source, heard: source };
  }
  const source = context.createBufferSource();
  source.buffer = noise(context, stroke.long);
  const heard = context.createBiquadFilter();
  heard.type = "bandpass";
  glide(heard.frequency, stroke, at);
  source.connect(heard);
  return { source, heard };
}

/** @param {BaseAudioContext} context @param {Stroke} stroke @param {number} volume @param {number} at */
function strike(context, stroke, volume, at) {
  const begin = at + stroke.at;
  const { source, heard } = voice(context, stroke, begin);
  const loud = context.createGain();
  loud.gain.setValueAtTime(SILENCE, begin);
  loud.gain.linearRampToValueAtTime(stroke.loud * volume + SILENCE, begin + ATTACK);
  loud.gain.exponentialRampToValueAtTime(SILENCE, begin + stroke.long);
  heard.connect(loud).connect(context.destination);
  source.start(begin);
  source.stop(begin + stroke.long);
}

/** @param {BaseAudioContext} context @param {Stroke[]} strokes @param {number} volume 0 to 1
 * @param {number} at in seconds of the context */
export function render(context, strokes, volume, at) {
  for (const stroke of strokes) strike(context, stroke, volume, at);
}
