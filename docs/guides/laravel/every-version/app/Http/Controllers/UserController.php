<?php

namespace App\Http\Controllers;

use App\Models\User;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Password;

class UserController extends Controller
{
    public function show(Request $request): JsonResponse
    {
        $user = $request->user();

        return response()->json([
            ...$user->only(['id', 'name', 'last_name', 'nickname', 'email', 'phone', 'zipcode', 'state']),
            ...$user->only(['municipality', 'neighborhood', 'accepts_marketing', 'created_at']),
            'stats' => $this->describeStats($user),
        ]);
    }

    public function destroy(Request $request): JsonResponse
    {
        $user = $request->user();
        DB::transaction(function () use ($user) {
            $user->tokens()->delete();
            Password::deleteToken($user);
            $user->delete();
        }, 3);
        if ($request->hasSession()) {
            // Not logout(), which saves the user, and so would store the deleted row again.
            Auth::guard('web')->logoutCurrentDevice();
            $request->session()->invalidate();
            $request->session()->regenerateToken();
        }

        return response()->json(['message' => 'User deleted']);
    }

    /** Without stats, Perfil and Inicio can't show points and position. */
    private function describeStats(User $user): array
    {
        $standing = $user->standings()->where('week', 0)->first();
        $weeks = $user->predictions()->join('games', 'games.id', '=', 'predictions.game_id');

        return [
            'score' => $standing->score ?? 0,
            'position' => $standing?->position,
            'exact' => $standing->exact ?? 0,
            'results' => $standing->results ?? 0,
            'trivias' => $standing->trivias ?? 0,
            'weeks_played' => $weeks->distinct()->count('games.week_id'),
        ];
    }
}
